import { expect, test } from 'vitest';
import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import { readMail } from '../read-mail.ts';
import { bytesOf, printed, ROUNDS, scoreOf } from './score.ts';

/** Letters about the rules of beyond §23, of relays and of scams, which are read without a fault. */
const EXACT =
  /^m-(silent|gov|amazon|github|youtube|accused-mail|relay-(hostgarden|italian|registrar|hungarian)|scam-(appeal|bitcoin|fake)|copyright-mark|phish|counterfeit)/;

test.each(ROUNDS)('the reader agrees with the expected readings of the %s mails', async (round) => {
  const score = await scoreOf(round);
  process.stdout.write(`\n${printed(score, round)}\n`);
  const { shares } = score;
  expect(score.mails).toBeGreaterThanOrEqual(60);
  expect(score.faults.filter((fault) => fault.includes('acns') || EXACT.test(fault))).toEqual([]);
  expect(shares.reported.value).toBeGreaterThanOrEqual(0.995);
  expect(shares.bystanders.value).toBeLessThan(0.08);
  expect(shares.elements.value).toBeGreaterThanOrEqual(0.98);
  expect(shares.verdicts.value).toBeGreaterThanOrEqual(0.95);
  expect(shares.kinds.value).toBeGreaterThanOrEqual(0.95);
  expect(shares.senders.value).toBeGreaterThanOrEqual(0.98);
  expect(shares.recall.value).toBeGreaterThanOrEqual(0.99);
  expect(shares.wrong.right).toBe(0);
});

test('each element is returned with the sentence that contains it', async () => {
  const { completeness } = await readMail(bytesOf('first', 'agency-labelled-list'));
  expect(Object.keys(completeness.found).sort()).toEqual([...ELEMENTS].sort());
  expect(completeness.found.good_faith).toMatch(/^I have a good faith belief/);
  expect(completeness.found.material).toBe('https://filmhort-fixture.net/series/quiet-mole/s01e01');
  expect(completeness.found.signature).toBe('Regards, Petra Holm');
  for (const words of Object.values(completeness.found)) expect(words.length).toBeLessThanOrEqual(300);
});

/** beyond-edges § 23: what the shortest letters say about a host. */
const SHORT: readonly [letter: string, kind: string, verdict: string, role: string][] = [
  ['Take this down: https://cdn.bluefin.example.com/x', 'takedown', 'defective', 'reported'],
  ['https://cdn.bluefin.example.com/x', 'other', 'defective', 'reported'],
  ['Hello,\n\nsee cdn.bluefin.example.com', 'other', 'defective', 'reported'],
  [
    'We detected a phishing page:\n\nPhishing URL: https://cdn.bluefin.example.com/login\n\nPlease take it down.',
    'other',
    'not_a_notice',
    'reported',
  ],
  [
    'Our November newsletter: https://cdn.bluefin.example.com/\n\nTo unsubscribe, click here.',
    'other',
    'not_a_notice',
    'mentioned',
  ],
];

test.each(SHORT)('%j is of kind %s, %s, and its host is %s', async (letter, kind, verdict, role) => {
  const raw = `From: Jane Roe <jane@rights.example.net>\r\nTo: agent@example.com\r\nSubject: A page\r\n\r\n${letter}`;
  const { completeness, urls } = await readMail(Buffer.from(raw));
  expect([completeness.kind, completeness.verdict, urls[0]?.role]).toEqual([kind, verdict, role]);
});

/** Letters that give the sender's own link first, and often in the same paragraph. */
const OWN_LINK_FIRST = {
  'in the sentence before': [
    'I am the owner of the photograph at https://harbor-prints.example.org/original/7. It was copied without permission at https://cdn.bluefin.example.com/x/7.jpg. Please remove it.',
    'It was copied without permission at https://cdn.bluefin.example.com/x/7.jpg.',
  ],
  'above a list': [
    'My photograph “Harbor at dawn” (https://harbor-prints.example.org/dawn) was copied to these pages:\n\nhttps://cdn.bluefin.example.com/a\nhttps://cdn.bluefin.example.com/b',
    'https://cdn.bluefin.example.com/a',
  ],
  'far ahead of it': [
    `I own the film at https://harbor-prints.example.org/film, ${'which I made with many friends, '.repeat(12)}and it was uploaded without permission to https://cdn.bluefin.example.com/watch/1 by a user.`,
    'https://cdn.bluefin.example.com/watch/1 by a user.',
  ],
} as const;

test.each(Object.entries(OWN_LINK_FIRST))(
  'the material is quoted by the sentence with the reported URL, with the sender’s own link %s',
  async (_, [letter, sentence]) => {
    const head = 'From: Jane Roe <jane@harbor-prints.example.org>\r\nTo: agent@example.com\r\nSubject: Takedown';
    const raw = `${head}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${letter}\n\nJane Roe`;
    const { completeness } = await readMail(Buffer.from(raw));
    expect(completeness.found.material).toContain(sentence);
    expect(completeness.found.material?.length).toBeLessThanOrEqual(300);
    expect(completeness.found.material).not.toContain('harbor-prints');
  },
);
