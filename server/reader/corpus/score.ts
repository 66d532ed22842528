import { readFileSync } from 'node:fs';
import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import { type ReadMessage, readMail } from '../read-mail.ts';

/** Expected reading of a mail. Elements are compared for takedowns and for mails of unclear kind. */
export interface Expected {
  note: string;
  kind: string;
  verdict: string;
  sender: string;
  relay: string | null;
  elements: string[];
  reported: string[];
  mentioned: string[];
  companies: string[];
  acns?: { case_id: string; items: number; retraction: boolean };
}

export const ROUNDS = ['first', 'unseen'] as const;

const folderOf = (round: string) => new URL(`./${round}/`, import.meta.url);
export const bytesOf = (round: string, file: string): Buffer => readFileSync(new URL(`${file}.eml`, folderOf(round)));
export const expectedIn = (round: string) =>
  JSON.parse(readFileSync(new URL('expected.json', folderOf(round)), 'utf8')) as {
    companies: Record<string, string>;
    mails: Record<string, Expected>;
  };

export class Share {
  right = 0;
  all = 0;
  count(isRight: boolean): boolean {
    this.all++;
    if (isRight) this.right++;
    return isRight;
  }
  get value(): number {
    return this.all === 0 ? 1 : this.right / this.all;
  }
  toString(): string {
    return `${this.right} of ${this.all} (${(this.value * 100).toFixed(1)} %)`;
  }
}

const newShares = () => ({
  reported: new Share(),
  bystanders: new Share(),
  elements: new Share(),
  verdicts: new Share(),
  kinds: new Share(),
  senders: new Share(),
  companies: new Share(),
  /** Recall of affected companies, and companies found wrongly. */
  recall: new Share(),
  wrong: new Share(),
});
export type Shares = ReturnType<typeof newShares>;

const { companies } = expectedIn('first');

function affectedCompanies(hosts: readonly string[]): string[] {
  const names = Object.entries(companies).filter(([domain]) =>
    hosts.some((host) => host === domain || host.endsWith(`.${domain}`)),
  );
  return names.map(([, company]) => company).sort();
}

const isJudged = ({ kind, verdict }: Expected): boolean =>
  kind === 'takedown' || (kind === 'other' && verdict !== 'not_a_notice');

/** Describes the differences from the expected reading. */
function compare(read: ReadMessage, expected: Expected, shares: Shares): string[] {
  const faults: string[] = [];
  const check = (share: Share, isRight: boolean, fault: string) => {
    if (!share.count(isRight)) faults.push(fault);
  };
  const reported = [...new Set(read.urls.filter(({ role }) => role === 'reported').map(({ host }) => host))];
  const { kind, verdict } = read.completeness;
  for (const host of expected.reported) check(shares.reported, reported.includes(host), `${host} was not reported`);
  for (const host of expected.mentioned) {
    if (shares.bystanders.count(reported.includes(host))) faults.push(`${host} is a bystander`);
  }
  check(shares.kinds, kind === expected.kind, `kind ${kind}`);
  check(shares.verdicts, verdict === expected.verdict, `verdict ${verdict}`);
  const isSender = read.sender?.email === expected.sender && (read.relay?.email ?? null) === expected.relay;
  check(shares.senders, isSender, `sender ${read.sender?.email}, relay ${read.relay?.email}`);
  if (isJudged(expected)) {
    const found = affectedCompanies(reported);
    check(shares.companies, found.join() === expected.companies.join(), `concerns ${found}`);
    for (const company of expected.companies) shares.recall.count(found.includes(company));
    for (const company of found) shares.wrong.count(!expected.companies.includes(company));
    for (const element of ELEMENTS) {
      const has = read.completeness[element];
      check(shares.elements, has === expected.elements.includes(element), `${element}: ${has}`);
    }
  }
  const { acns } = read;
  const found = acns ? `${acns.case_id} ${acns.items.length} ${acns.retraction}` : '';
  const wanted = expected.acns;
  if (found !== (wanted ? `${wanted.case_id} ${wanted.items} ${wanted.retraction}` : '')) faults.push(`acns ${found}`);
  return faults;
}

export interface Score {
  mails: number;
  shares: Shares;
  /** One line per mail with differences. */
  faults: string[];
}

/** Reads every mail of a round and compares it with its expected reading. */
export async function scoreOf(round: string, only?: string): Promise<Score> {
  const shares = newShares();
  const faults: string[] = [];
  const mails = Object.entries(expectedIn(round).mails).filter(([file]) => !only || file.startsWith(only));
  for (const [file, expected] of mails) {
    const found = compare(await readMail(bytesOf(round, file)), expected, shares);
    if (found.length > 0) faults.push(`${file} (${expected.note}): ${found.join('; ')}`);
  }
  return { mails: mails.length, shares, faults };
}

export const printed = ({ mails, shares, faults }: Score, round: string): string =>
  [
    `${mails} mails of ${round}`,
    ...Object.entries(shares).map(([what, share]) => `  ${what.padEnd(11)} ${share}`),
    ...faults.map((line) => `  ${line}`),
  ].join('\n');
