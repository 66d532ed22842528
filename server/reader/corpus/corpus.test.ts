import { expect, test } from 'vitest';
import { ELEMENTS } from '#core/rules/intake/notice-completeness.ts';
import { readMail } from '../read-mail.ts';
import { bytesOf, printed, ROUNDS, scoreOf } from './score.ts';

/** Letters about the rules of beyond §23, which are read without a fault. */
const EXACT =
  /^m-(silent|gov|amazon|github|youtube|accused-mail|relay-(hostgarden|italian)|copyright-mark|phish|counterfeit)/;

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
