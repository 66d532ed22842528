import type { Deps } from '../../../../deps.ts';
import type { Aside } from '../../../../jobs/queue.ts';
import { dnsOf } from '../../../../outside/dns/dns.ts';
import { Lookups, type Question } from '../../../../outside/dns/lookups.ts';
import { dmarcNames } from '../../../../reader/authenticity/dmarc-record.ts';
import { frontResults } from '../../../../reader/authenticity/front-results.ts';
import { type CheckPlan, planCheck } from '../../../../reader/authenticity/plan.ts';
import type { Envelope } from '../../../../reader/check-mail.ts';
import type { InboundRow } from '../../notices/tables.queries.ts';
import { checkInWorker } from '../threads/reader-threads.ts';
import { type CheckMode, checkMode } from './check-mode.ts';

/** beyond § 19: how long reading waits for the DNS. */
export const CHECK_MS = 10_000;
/** An SPF record leads to at most 10 others, each of which may name 10 servers. */
const SPF_ROUNDS = 40;

type Front = ReturnType<typeof frontResults>;

/** A check that has begun: what had to be asked was asked, and the message is not read yet. */
export interface Check {
  plan: CheckPlan;
  lookups: Lookups;
  /** By the mail server in front of us. */
  front: Front;
  /** Null: SPF is not checked. */
  spf: Exclude<Front, null>['spf'];
  aside: Aside;
  now: Date;
}

/** Asks what is not known yet, while another job has the slot. */
export async function askAside({ lookups, aside }: Check, questions: readonly Question[]): Promise<void> {
  const unknown = questions.filter(({ name, type }) => !lookups.hasAsked(name, type));
  if (unknown.length > 0) await aside(() => lookups.ask(unknown));
}

export interface CheckOptions {
  aside?: Aside | undefined;
  /** Time limit for the DNS; tests shorten it. */
  ms?: number | undefined;
}

/** Results of a mail server in front that leave no policy to look up. */
const NO_POLICY = ['none', 'temperror'];

const inPlace: Aside = (wait) => wait();

const txt = (names: readonly string[]): Question[] => names.map((name) => ({ name, type: 'TXT' }));

/** The DNS questions that the headers require; none if no answer could change the verdict. */
export function questionsOf({ domain, isAmbiguous, keyNames, isSigned }: CheckPlan, isFull: boolean, front: Front) {
  const policy = domain === null || isAmbiguous ? [] : txt(dmarcNames(domain));
  if (front?.dmarc && (front.dmarc.policy !== null || NO_POLICY.includes(front.dmarc.result))) return [];
  if (front) return policy;
  return [...txt(keyNames), ...(isFull || isSigned ? policy : [])];
}

/** Each SPF answer leads to the next question. A thread evaluates; the waiting happens here. */
async function spfOf(lookups: Lookups, envelope: Envelope): Promise<NonNullable<Check['spf']>> {
  for (let round = 0; round < SPF_ROUNDS; round++) {
    const answer = await checkInWorker({ task: 'spf', envelope, answers: lookups.known });
    if (!answer) break;
    if (answer.missing.length === 0) return answer.spf;
    await lookups.ask(answer.missing);
  }
  return { result: 'temperror', domain: null };
}

const envelopeOf = ({ envelope_from, client_ip, helo }: InboundRow): Envelope => ({
  sender: envelope_from,
  ip: client_ip ?? '',
  helo: helo ?? '',
});

async function look(
  plan: CheckPlan,
  lookups: Lookups,
  front: Front,
  mode: CheckMode,
  inbound: InboundRow,
  aside: Aside,
) {
  const questions = questionsOf(plan, mode.isFull, front);
  if (questions.length === 0 && !mode.isFull) return null;
  const [spf] = await aside(() =>
    Promise.all([mode.isFull ? spfOf(lookups, envelopeOf(inbound)) : null, lookups.ask(questions)]),
  );
  return spf;
}

/** Starts the check with the headers, and waits for the DNS aside, before the message takes up memory and threads. */
export async function beginCheck(
  deps: Pick<Deps, 'config' | 'clock'>,
  inbound: InboundRow,
  head: Buffer,
  { aside = inPlace, ms = CHECK_MS }: CheckOptions,
): Promise<Check | null> {
  const mode = checkMode(deps.config, inbound);
  if (!mode) return null;
  const plan = planCheck(head);
  const front = mode.front === null ? null : frontResults(plan.headers, mode.front);
  const lookups = new Lookups(dnsOf(deps.config).cached, () => deps.clock.now(), ms);
  const spf = await look(plan, lookups, front, mode, inbound, aside);
  return { plan, lookups, front, spf: front?.spf ?? spf, aside, now: inbound.received_date };
}
