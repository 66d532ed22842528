import { expect, test, vi } from 'vitest';
import { LIMITS, readInWorker } from './reader-threads.ts';

const HEAD = 'From: Jane Roe <jane@example.com>\r\nSubject: =?utf-8?Q?caf=C3=A9?=\r\n';
/** A generous time limit, so that a busy machine does not fail the tests; the memory limit is the real one. */
const PATIENT = { ms: 10 * 60_000, mb: LIMITS.mb };
const read = (text: string, limits = PATIENT) => readInWorker(Buffer.from(text), limits);
vi.setConfig({ testTimeout: PATIENT.ms });

const LETTER = `${HEAD}\r\nPlease remove my photo from https://alpha-fixture.com/x\r\n\r\nJane Roe\r\n`;

test('a message with attachments is read without blocking the event loop', async () => {
  const file = '--b\r\nContent-Type: text/csv; name="a.csv"\r\n\r\nurl\r\nhttps://bravo-fixture.com/1\r\n--b--';
  const answer = await read(
    `${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\ninfringing files attached\r\n${file}`,
  );
  if (answer.outcome !== 'read') throw new Error(answer.reason);
  expect(answer.message).toMatchObject({ subject: 'café', sender: { name: 'Jane Roe', email: 'jane@example.com' } });
  expect(Buffer.from(answer.message.attachments[0]!.bytes).toString()).toBe('url\r\nhttps://bravo-fixture.com/1');
  expect(answer.message.urls).toEqual([
    { url: 'https://bravo-fixture.com/1', host: 'bravo-fixture.com', role: 'reported' },
  ]);
});

test('security rule 16: a message built to exhaust the reader fails with a reason, and its headers are read', async () => {
  const head = { subject: 'café', sender: { name: 'Jane Roe', email: 'jane@example.com' } };
  const deep = Array.from(
    { length: 20_000 },
    (_, n) => `Content-Type: multipart/mixed; boundary="b${n}."\r\n\r\n--b${n}.\r\n`,
  ).join('');
  expect(await read(HEAD + deep)).toMatchObject({ outcome: 'failed', reason: 'too_deep', head });
  const wide = `Content-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\n'.repeat(100_000)}`;
  expect(await read(HEAD + wide)).toMatchObject({ outcome: 'failed', reason: 'too_many_parts', head });
  expect(LIMITS).toEqual({ ms: 10_000, mb: 256 });
  const long = LETTER + 'and this as well\r\n'.repeat(100_000);
  expect(await read(long, { ...LIMITS, ms: 1 })).toMatchObject({ outcome: 'failed', reason: 'timeout', head });
});

test('the message after a killed thread is read normally', async () => {
  expect(await read(LETTER)).toMatchObject({ outcome: 'read', message: { completeness: { kind: 'takedown' } } });
});

test('content beyond the limits is skipped and reported as unread', async () => {
  const answer = await read(
    `${HEAD}\r\n${Array.from({ length: 30_000 }, (_, n) => `https://alpha-fixture.com/${n}`).join('\r\n')}`,
  );
  expect(answer).toMatchObject({ outcome: 'read', message: { unread: { text: false, urls: true, attachments: [] } } });
  const broken = '--b\r\nContent-Type: application/pdf; name=x.pdf\r\n\r\n%PDF-1.4 broken\r\n--b--';
  const other = await read(`${HEAD}Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n${broken}`);
  expect(other).toMatchObject({ outcome: 'read', message: { unread: { attachments: ['x.pdf'] } } });
});

test('empty, random and very long input can be read', async () => {
  expect(await read('')).toMatchObject({ outcome: 'read', message: { subject: '', sender: null, text: '', urls: [] } });
  expect(
    await readInWorker(Buffer.from(Array.from({ length: 50_000 }, (_, n) => (n * 7919) % 256)), PATIENT),
  ).toMatchObject({
    outcome: 'read',
  });
  expect(await read(`${HEAD}\r\n${'a'.repeat(10_000_000)}`)).toMatchObject({
    outcome: 'read',
    message: { unread: { text: true } },
  });
});
