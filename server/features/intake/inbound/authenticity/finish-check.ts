import type { PgpResult } from '#core/rules/intake/authenticity.ts';
import type { Deps } from '../../../../deps.ts';
import type { DnsAnswer } from '../../../../outside/dns/lookups.ts';
import { dmarcRecord } from '../../../../reader/authenticity/dmarc-record.ts';
import { type Findings, judge, type StoredAuthenticity } from '../../../../reader/authenticity/judge.ts';
import { type CheckPlan, planCheck } from '../../../../reader/authenticity/plan.ts';
import { keysOfSender } from '../../senders/contact-keys.queries.ts';
import type { UnstoredReading } from '../read/reading.ts';
import { checkInWorker } from '../threads/reader-threads.ts';
import { askAside, type Check, questionsOf } from './begin-check.ts';

export interface Checked {
  authenticity: StoredAuthenticity;
  dns: DnsAnswer[];
}

/** What the check needs of the reading. */
export type CheckedReading = Pick<UnstoredReading, 'sender' | 'text' | 'urls' | 'attachments'>;

/** mailauth may ask for a name that the headers, read by other code, did not show. */
const SIGNATURE_ROUNDS = 3;
const URLS_MAX = 1000;
const NESTED_MAX = 3;
const PGP = 'BEGIN PGP S';

type Signatures = Pick<Findings, 'dkim' | 'arc'>;

const UNSIGNED: Signatures = { dkim: [], arc: 'none' };

/** Undefined: it took too long. */
async function signaturesOf(raw: Uint8Array, check: Check): Promise<Signatures | undefined> {
  const { plan, lookups, now } = check;
  if (!plan.isSigned) return UNSIGNED;
  for (let round = 0; round < SIGNATURE_ROUNDS; round++) {
    const answer = await checkInWorker({ task: 'signatures', raw, answers: lookups.known, now });
    if (!answer || answer.missing.length === 0) return answer;
    await askAside(check, answer.missing);
  }
  return undefined;
}

async function pgpOf(deps: Deps, raw: Uint8Array, plan: CheckPlan, reading: CheckedReading): Promise<PgpResult | null> {
  const { sender, text, urls } = reading;
  if (!plan.mayBePgpSigned && !text.includes(PGP)) return null;
  const keys = sender ? await keysOfSender(deps.db, sender.email) : [];
  const reported = urls.filter(({ role }) => role === 'reported').slice(0, URLS_MAX);
  const task = { task: 'pgp', raw, keys, text, urls: reported.map(({ url }) => url) } as const;
  return (await checkInWorker(task)) ?? null;
}

const recordOf = ({ plan, lookups }: Check): Findings['record'] =>
  plan.domain === null || !lookups.hasAsked(`_dmarc.${plan.domain}`)
    ? null
    : dmarcRecord(plan.domain, (name) => lookups.get(name, 'TXT'));

async function judged(raw: Uint8Array, check: Check, pgp: PgpResult | null, now: Date): Promise<StoredAuthenticity> {
  const { plan, front, spf } = check;
  const { from, domain, isAmbiguous, replyToDiffers } = plan;
  const signatures = front ?? (await signaturesOf(raw, check));
  const findings: Findings = {
    ...{ from, domain, isAmbiguous, replyToDiffers, spf, pgp },
    ...(signatures ?? UNSIGNED),
    record: recordOf(check),
    by: front ? 'front' : 'us',
    dmarc: front?.dmarc,
  };
  return judge(findings, now, { isUnfinished: signatures === undefined });
}

/** Forwarded messages from the sender who was found. */
const nestedOf = ({ attachments, sender }: CheckedReading): Uint8Array[] =>
  sender === null
    ? []
    : attachments
        .filter(({ type }) => type === 'message/rfc822')
        .map(({ bytes }) => bytes)
        .slice(0, NESTED_MAX);

/** beyond-edges § 19: a forwarded message is judged itself when its own signature is intact. */
async function judgedNested(check: Check, reading: CheckedReading, now: Date): Promise<StoredAuthenticity | undefined> {
  const { plan: outer } = check;
  if (outer.isAmbiguous || outer.from === reading.sender?.email) return undefined;
  for (const bytes of nestedOf(reading)) {
    const plan = planCheck(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    if (plan.from !== reading.sender?.email || !plan.isSigned) continue;
    await askAside(check, questionsOf(plan, false, null));
    const inner = await judged(bytes, { ...check, plan, front: null, spf: null }, null, now);
    if (inner.dkim.some(({ result }) => result === 'pass')) return inner;
  }
  return undefined;
}

/** beyond § 19: says whether the sender is who they say they are. Nothing else of the reading depends on it. */
export async function finishCheck(
  deps: Deps,
  check: Check,
  raw: Uint8Array,
  reading: CheckedReading,
): Promise<Checked> {
  const now = deps.clock.now();
  const nested = await judgedNested(check, reading, now);
  const authenticity = nested ?? (await judged(raw, check, await pgpOf(deps, raw, check.plan, reading), now));
  return { authenticity, dns: check.lookups.answers };
}
