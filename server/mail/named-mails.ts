import { wasRegistered } from '#core/rules/registry/company-life.ts';
import { mailTarget } from '#core/rules/text/mail-target.ts';
import { addSeconds } from '../base/clock.ts';
import { failpoint } from '../base/failpoints.ts';
import { refuseWait } from '../db/limits.ts';
import type { Db } from '../db/tables.ts';
import type { Tx } from '../db/transaction.ts';
import {
  type CountedBy,
  insertNamedMail,
  lockCounts,
  type NamedMail,
  nthNewest,
  type Sender,
  senderOf,
  senderOfToken,
  sweepNamedMails,
} from './named-mails.queries.ts';

const HOUR = 3600;
const DAY = 86_400;

/** beyond § 23: mails per target and hour. */
export const PER_TARGET = 5;
/** Invoices per billing address and hour. Higher, because a customer who compares payment methods requests several. */
export const INVOICES_PER_TARGET = 20;
/** Per company, and per account over all its companies, in the last 24 hours. */
export const BEFORE_REGISTRATION = 50;
export const AFTER_REGISTRATION = 1000;
/** Per superuser in the last 24 hours; not counted for any company. */
export const PER_SUPERUSER = 2000;

interface Rule {
  by: CountedBy;
  value: string | number;
  most: number;
  seconds: number;
}

const dayLimit = (companies: Sender['companies']): number =>
  companies.some(wasRegistered) ? AFTER_REGISTRATION : BEFORE_REGISTRATION;

/** Mails of these kinds have a limit per target of their own. */
const OWN_LIMITS = { invoice: 'invoice:', form: 'form:' } as const;

const targetRule = (target: string): Rule => ({
  by: 'target',
  value: target,
  most: target.startsWith(OWN_LIMITS.invoice) ? INVOICES_PER_TARGET : PER_TARGET,
  seconds: HOUR,
});

/** The limits that apply to a mail by this sender. */
function rulesFor({ target, company_id, user_id }: NamedMail, sender: Sender | undefined): Rule[] {
  const rules: Rule[] = [];
  if (target !== null) rules.push(targetRule(target));
  if (!sender) return rules;
  const most = sender.is_superuser ? PER_SUPERUSER : dayLimit(sender.companies);
  if (user_id !== null) rules.push({ by: 'user_id', value: user_id, most, seconds: DAY });
  if (company_id !== null) {
    const company = dayLimit(sender.companies.filter(({ id }) => id === company_id));
    rules.push({ by: 'company_id', value: company_id, most: company, seconds: DAY });
  }
  return rules;
}

/** Seconds until one more mail is within every limit; 0: now. */
async function secondsToWait(db: Db, now: Date, rules: readonly Rule[]): Promise<number> {
  let wait = 0;
  for (const { by, value, most, seconds } of rules) {
    const date = await nthNewest(db, by, value, { n: most, since: addSeconds(now, -seconds) });
    if (date) wait = Math.max(wait, Math.ceil((addSeconds(date, seconds).getTime() - now.getTime()) / 1000), 1);
  }
  return wait;
}

interface Named {
  /** The address; null: a company's regular address, which counts toward the daily limits only. */
  to: string | null;
  company_id?: number | null;
  kind?: keyof typeof OWN_LIMITS;
}

/** Whoever caused the mail; a company token sends for its company alone. */
async function senderIn({ db, actor_id, token }: Tx): Promise<Sender | undefined> {
  if (token) return senderOfToken(db, token.id);
  return actor_id === null ? undefined : senderOf(db, actor_id);
}

/** Counts the mail and returns 0, or returns the seconds to wait if a limit is reached. Mail to the caller's own address is free. */
async function count(tx: Tx, { to, company_id = null, kind }: Named): Promise<number> {
  const sender = await senderIn(tx);
  if (to !== null && sender?.email === to.toLowerCase()) return 0;
  const mail: NamedMail = {
    target: to === null ? null : `${kind ? OWN_LIMITS[kind] : ''}${mailTarget(to)}`,
    company_id: sender?.is_superuser ? null : company_id,
    user_id: tx.actor_id,
    date: tx.now,
  };
  const rules = rulesFor(mail, sender);
  await lockCounts(
    tx.db,
    rules.map(({ by, value }) => `${by}:${value}`),
  );
  const wait = await secondsToWait(tx.db, tx.now, rules);
  if (wait === 0 && !failpoint('uncounted-named-mails')) await insertNamedMail(tx.db, mail);
  return wait;
}

/**
 * Counts a mail to an address that the caller entered, in the transaction that enqueues it: a request that fails is rolled back and
 * doesn't count. Call it right before enqueueing, after every other check and row lock.
 */
export const countNamedMail = async (tx: Tx, named: Named): Promise<void> => refuseWait(await count(tx, named));

/** The same without an error, for requests that must not reveal it: returns whether the mail is within the limits. */
export const tryCountNamedMail = async (tx: Tx, named: Named): Promise<boolean> => (await count(tx, named)) === 0;

/** An early check before costly work, without counting or locking. */
export async function refuseFullTarget({ db, clock }: { db: Db; clock: { now(): Date } }, to: string): Promise<void> {
  refuseWait(await secondsToWait(db, clock.now(), [targetRule(mailTarget(to))]));
}

/** Deletes mails older than the longest limit. */
export const pruneNamedMails = (db: Db, now: Date): Promise<void> => sweepNamedMails(db, addSeconds(now, -DAY));
