import { expect, test } from 'vitest';
import { mailTarget } from '#core/rules/text/mail-target.ts';
import type { Db } from '#server/db/tables.ts';
import { AFTER_REGISTRATION, BEFORE_REGISTRATION, INVOICES_PER_TARGET, PER_TARGET } from '#server/mail/named-mails.ts';
import { builtServer, launchReady, makeStore, openStore, PASSWORD, post } from '#tests/processes/server-process.ts';
import { ADDRESS } from '#tests/world/orders.ts';
import { figure, many, scaled } from './figure.ts';
import { accessOf } from './people.ts';
import { type Answer, caller, inParallel } from './product.ts';

const ACCOUNTS = scaled(12, 5);
const STRANGERS = scaled(8, 2);
/** Strangers invited by one account through unregistered companies. */
const INVITED = BEFORE_REGISTRATION + 15;
const IDS = { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1' };

type Web = Awaited<ReturnType<typeof launchReady>>;
type Account = ReturnType<typeof caller>;

/** Counter for new spellings of a stranger's address. */
let spellings = 0;
function spelling(stranger: number): string {
  const n = ++spellings;
  const name = `stranger${stranger}`;
  const dotted = [...name]
    .map((letter, at) => ((n >> at) % 2 === 1 ? `.${letter}` : letter))
    .join('')
    .replace(/^\./, '');
  const written = n % 3 === 0 ? dotted.toUpperCase() : dotted;
  return `${written}+${n.toString(36)}@${n % 2 === 0 ? 'gmail.com' : 'GoogleMail.com'}`;
}

/** A free account: confirmed, nothing paid. */
async function freeAccount(db: Db, n: number): Promise<Account> {
  const { id } = await db
    .insertInto('users')
    .values({
      ...{ email: `attacker-${n}@example.net`, first_name: 'A', last_name: 'B', password_hash: null },
      ...{ status_id: 1, is_superuser: false, date_joined: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return caller(await accessOf(db, id));
}

/** A draft company with a notice entered by its owner. */
async function relay(web: Web, account: Account) {
  const order = await account.place(web);
  const company_id = order.company.id;
  const contact = { company_id, name: 'A', email: `sender-${company_id}@example.net` };
  const { json: sender } = await account.call<{ id: number }>(web, 'POST', '/notices/contact/create/', contact);
  const notice = {
    ...IDS,
    company_id,
    sender: sender.id,
    received_date: '2026-01-02',
    urls: ['https://example.org/x'],
  };
  const { json } = await account.call<{ id: number }>(web, 'POST', '/notices/create/', notice);
  expect(json.id).toBeGreaterThan(0);
  return { order_id: order.id, company_id, notice_id: json.id };
}

type Way = (
  web: Web,
  account: Account,
  at: Awaited<ReturnType<typeof relay>>,
  stranger: number,
) => Promise<Answer<unknown>>;

const invite =
  (role: string): Way =>
  (web, account, { company_id }, stranger) =>
    account.call(web, 'POST', '/representative/invite/', { company_id, email: spelling(stranger), role });

const bill =
  (payment_type: number): Way =>
  async (web, account, { company_id, order_id }, stranger) => {
    const { name: _, ...address } = ADDRESS;
    const body = { ...address, line1: '1 Quay', email: spelling(stranger) };
    await account.call(web, 'PUT', `/companies/${company_id}/billing-info/`, body);
    return account.call(web, 'POST', '/orders/payment/', { order_id, period: 'year', payment_type });
  };

/** Every way to make the product mail an address chosen by the caller. */
const WAYS: readonly Way[] = [
  (web, account, { notice_id }, stranger) =>
    account.call(web, 'POST', `/notices/${notice_id}/send/`, { email: spelling(stranger), subject: 'Your account' }),
  invite('viewer'),
  invite('billing'),
  async (web, account, at, stranger) => {
    const { json } = await invite('notices')(web, account, at, stranger);
    return account.call(web, 'POST', `/representative/${(json as { id?: number }).id ?? 1}/resend/`);
  },
  async (web, account, { company_id }, stranger) => {
    await account.call(web, 'PATCH', `/companies/${company_id}/`, { notice_email: spelling(stranger) });
    return account.call(web, 'POST', `/companies/${company_id}/check-notice-address/`);
  },
  async (web, _account, _at, stranger) => {
    const form = {
      email: spelling(stranger),
      password: PASSWORD,
      confirm_password: PASSWORD,
      first_name: 'Your account',
    };
    return { status: (await post(web, '/users/sign-up/', form)).status, json: undefined };
  },
  bill(2),
  bill(6),
  (web, account, { order_id }) => account.call(web, 'PUT', `/orders/${order_id}/`, { status: 9, plan_id: 2 }),
];

const jobsLeft = async (db: Db): Promise<number> => {
  const left = await db.selectFrom('jobs').select('id').where('name', '=', 'send-invoice').execute();
  return left.length;
};

test('free accounts cannot be used as a spam relay: a stranger gets only a few mails', async () => {
  const store = await makeStore();
  const entry = await builtServer();
  const webs = [await launchReady({ ...store, RUN: 'web' }, entry), await launchReady({ ...store, RUN: 'web' }, entry)];
  const { db, close } = await openStore(store);
  const accounts: { account: Account; at: Awaited<ReturnType<typeof relay>> }[] = [];
  for (let n = 0; n < ACCOUNTS; n++) {
    const account = await freeAccount(db, n);
    accounts.push({ account, at: await relay(webs[n % 2]!, account) });
  }
  const statuses: Record<number, number> = {};
  const tries = Array.from({ length: STRANGERS }, (_, stranger) =>
    accounts.flatMap((one) => WAYS.map((way) => ({ ...one, way, stranger }))),
  ).flat();
  await inParallel(tries, 10, async ({ account, at, way, stranger }, n) => {
    const { status } = await way(webs[n % 2]!, account, at, stranger);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  // One account with many companies, one stranger each, through both processes at once.
  const spammer = await freeAccount(db, ACCOUNTS);
  const companies: number[] = [];
  for (let n = 0; n < 5; n++) companies.push((await spammer.place(webs[n % 2]!)).company.id);
  await inParallel(Array.from({ length: INVITED }), 10, async (_, n) => {
    const body = { company_id: companies[n % companies.length], email: `one-of-many-${n}@example.org`, role: 'viewer' };
    const { status } = await spammer.call(webs[n % 2]!, 'POST', '/representative/invite/', body);
    statuses[status] = (statuses[status] ?? 0) + 1;
  });
  const worker = await launchReady({ ...store, RUN: 'worker' }, entry);
  await expect.poll(() => jobsLeft(db)).toBe(0);
  for (const { kill } of [...webs, worker]) kill('SIGTERM');
  for (const { exit } of [...webs, worker]) expect((await exit).code).toBe(0);

  const mails = await db.selectFrom('mails').select(['to_email', 'subject']).execute();
  await close();
  const letters = new Map<string, number>();
  const invoices = new Map<string, number>();
  for (const { to_email, subject } of mails) {
    const counted = subject.startsWith('Invoice ') ? invoices : letters;
    counted.set(mailTarget(to_email), (counted.get(mailTarget(to_email)) ?? 0) + 1);
  }
  const strangers = Array.from({ length: STRANGERS }, (_, n) => mailTarget(spelling(n)));
  for (const stranger of strangers) {
    expect(letters.get(stranger), `letters to ${stranger}`).toBe(PER_TARGET);
    expect(invoices.get(stranger) ?? 0, `invoices to ${stranger}`).toBeLessThanOrEqual(INVOICES_PER_TARGET);
  }
  // No notice entered by hand was mailed.
  expect(mails.filter(({ subject }) => subject === 'Your account')).toEqual([]);
  const spam = mails.filter(({ to_email }) => to_email.startsWith('one-of-many-')).length;
  expect(spam).toBe(BEFORE_REGISTRATION);
  expect(BEFORE_REGISTRATION).toBeLessThan(AFTER_REGISTRATION);
  const odd = Object.keys(statuses).filter((status) => !['200', '201', '403', '404', '409', '429'].includes(status));
  expect(odd).toEqual([]);
  figure(
    `${many(tries.length, 'tries')} of ${ACCOUNTS} free accounts at ${STRANGERS} strangers: ${PER_TARGET} letters each; ` +
      `${INVITED} invitations of one more: ${spam} letters`,
  );
});
