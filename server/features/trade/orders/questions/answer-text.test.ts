import { expect, test } from 'vitest';
import { answerText, REPLY_MARKER } from './answer-text.ts';

test('quoted lines and their introduction are left out', () => {
  const text = `Harbor Hosting LLC.\n\nAda\n\nOn 17 Nov 2026, Safeharbor wrote:\n\n> ${REPLY_MARKER}\n>\n> What is the legal name?\n`;
  expect(answerText(text)).toBe('Harbor Hosting LLC.\n\nAda');
});

test('answers between quoted lines are kept', () => {
  expect(answerText('> Legal name?\nHarbor Hosting LLC\n> Phone?\n+1 207 555 0100\n')).toBe(
    'Harbor Hosting LLC\n+1 207 555 0100',
  );
});

test('everything below the marker is our own mail, with the header before it', () => {
  const header =
    'From: Safeharbor <agent@example.com>\nSent: Tuesday\nTo: Ada\nSubject: Question\n\nSafeharbor\n\nHello,\n\n';
  expect(answerText(`Yes: all of them.\r\n\r\n${header}${REPLY_MARKER}\nWhat about it?`)).toBe('Yes: all of them.');
  expect(answerText(`Yes.\n\nSafeharbor\nHello,\n${REPLY_MARKER}\nWhat about it?`)).toBe('Yes.');
});

test('a hostile text is read in one pass', () => {
  const begin = process.cpuUsage();
  for (const text of ['\n', ':\n', '> \n', ' \n', ':  ', ' ']) answerText(text.repeat(100_000));
  const { user, system } = process.cpuUsage(begin);
  expect((user + system) / 1000).toBeLessThan(5_000);
});

test('a text without quotes stays as it is', () => {
  expect(answerText('One:\n\ntwo\n')).toBe('One:\n\ntwo');
});
