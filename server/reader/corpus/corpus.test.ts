import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ELEMENTS } from '#core/rules/notice-completeness.ts';
import { type ReadMessage, readMail } from '#server/reader/read-mail.ts';

/** What a careful reader makes of a mail. Elements are judged of takedowns alone. */
interface Expected {
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

const folderOf = (name: string) => new URL(`./${name}/`, import.meta.url);
const expectedIn = (name: string) =>
  JSON.parse(readFileSync(new URL('expected.json', folderOf(name)), 'utf8')) as {
    companies: Record<string, string>;
    mails: Record<string, Expected>;
  };
const { companies } = expectedIn('first');

class Share {
  right = 0;
  all = 0;
  count(isRight: boolean): boolean {
    this.all++;
    if (isRight) this.right++;
    return isRight;
  }
  get value(): number {
    return this.right / this.all;
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
});

function concerned(hosts: readonly string[]): string[] {
  const names = Object.entries(companies).filter(([domain]) =>
    hosts.some((host) => host === domain || host.endsWith(`.${domain}`)),
  );
  return names.map(([, company]) => company).sort();
}

/** What is otherwise than expected, in words. */
function compare(read: ReadMessage, expected: Expected, shares: ReturnType<typeof newShares>): string[] {
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
  if (expected.kind === 'takedown') {
    check(
      shares.companies,
      concerned(reported).join() === expected.companies.join(),
      `concerns ${concerned(reported)}`,
    );
    for (const element of ELEMENTS) {
      const has = read.completeness[element];
      check(shares.elements, has === expected.elements.includes(element), `${element}: ${has}`);
    }
  }
  const { acns } = read;
  const found = acns && { case_id: acns.case_id, items: acns.items.length, retraction: acns.retraction };
  expect(found ?? undefined).toEqual(expected.acns);
  return faults;
}

test.each(['first', 'unseen'])('the mails of %s are read as a careful reader reads them', async (name) => {
  const { mails } = expectedIn(name);
  const shares = newShares();
  const lines: string[] = [];
  for (const [file, expected] of Object.entries(mails)) {
    const faults = compare(await readMail(readFileSync(new URL(`${file}.eml`, folderOf(name)))), expected, shares);
    if (faults.length > 0) lines.push(`  ${file} (${expected.note}): ${faults.join('; ')}`);
  }
  const table = Object.entries(shares).map(([what, share]) => `  ${what.padEnd(11)} ${share}`);
  process.stdout.write(`\n${Object.keys(mails).length} mails of ${name}\n${[...table, ...lines].join('\n')}\n`);
  expect(Object.keys(mails).length).toBeGreaterThanOrEqual(60);
  expect(shares.reported.value).toBeGreaterThanOrEqual(0.995);
  expect(shares.bystanders.value).toBeLessThan(0.1);
  expect(shares.elements.value).toBeGreaterThanOrEqual(0.96);
  expect(shares.verdicts.value).toBeGreaterThanOrEqual(0.85);
  expect(shares.kinds.value).toBeGreaterThanOrEqual(0.95);
  expect(shares.senders.value).toBeGreaterThanOrEqual(0.95);
  expect(shares.companies.value).toBeGreaterThanOrEqual(0.95);
});

test('each found element carries the words it was found in', async () => {
  const { completeness } = await readMail(readFileSync(new URL('agency-labelled-list.eml', folderOf('first'))));
  expect(Object.keys(completeness.found).sort()).toEqual([...ELEMENTS].sort());
  expect(completeness.found.good_faith).toMatch(/^I have a good faith belief/);
  expect(completeness.found.material).toBe('https://filmhort-fixture.net/series/quiet-mole/s01e01');
  expect(completeness.found.signature).toBe('Regards, Petra Holm');
  for (const words of Object.values(completeness.found)) expect(words.length).toBeLessThanOrEqual(300);
});
