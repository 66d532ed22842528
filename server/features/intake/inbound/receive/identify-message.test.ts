import { describe, expect, test } from 'vitest';
import { identifyMessage } from './identify-message.ts';

const TRACE = [
  'Return-Path: <bounces@example.net>',
  'Delivered-To: notices@example.com',
  'Received: from a.example.net (a.example.net [192.0.2.1])',
  '\tby mx.example.com with ESMTP id 1; Mon, 2 Mar 2026 10:00:00 +0000',
  'X-Original-To: notices@example.com',
  'DKIM-Signature: v=1; a=rsa-sha256;',
  ' d=example.net; b=abc',
  'ARC-Seal: i=1; cv=none',
  'Authentication-Results: mx.example.com; dkim=pass',
];
const MESSAGE = [
  'From: Rights <rights@example.net>',
  'Message-ID: <one@example.net>',
  'Subject: A notice',
  '',
  'Please take it down.',
];
const of = (lines: readonly string[], end = '\r\n') => Buffer.from(lines.join(end) + end);
const same = async (a: Buffer, b: Buffer) => expect(await identifyMessage(a)).toEqual(await identifyMessage(b));
const other = async (a: Buffer, b: Buffer) => {
  const [one, two] = [await identifyMessage(a), await identifyMessage(b)];
  expect(one.content_hash).not.toBe(two.content_hash);
};

describe('a message is a duplicate', () => {
  test('if only its trace headers differ', () => same(of([...TRACE, ...MESSAGE]), of(MESSAGE)));

  test('if it has the separator line of an mbox file', () =>
    same(of(['From rights@example.net Mon Mar  2 10:00:00 2026', ...TRACE, ...MESSAGE]), of(MESSAGE)));

  test('if only line endings or trailing empty lines differ', async () => {
    await same(of(MESSAGE, '\n'), of(MESSAGE));
    await same(Buffer.from(MESSAGE.join('\r\n')), of([...MESSAGE, '', '']));
  });

  test('regardless of its length', async () => {
    const long = [...MESSAGE, ...Array.from({ length: 30_000 }, (_, n) => `https://example.com/${n}/some/longer/path`)];
    await same(of(long, '\n'), of([...TRACE, ...long]));
    await other(of(long), of([...long, 'one more']));
  });
});

describe('a message is different', () => {
  test('if its text differs', () => other(of(MESSAGE), of([...MESSAGE, 'At once.'])));

  test('if a header of the sender differs, even one that looks like a trace header further down', async () => {
    await other(of(MESSAGE), of(['From: Other <rights@example.net>', ...MESSAGE.slice(1)]));
    await other(of(MESSAGE), of([MESSAGE[0]!, 'Received: from nowhere', ...MESSAGE.slice(1)]));
  });

  test('if empty lines are in another place', () =>
    other(of([...MESSAGE, '', 'Regards']), of([...MESSAGE, 'Regards'])));
});

describe('the Message-ID', () => {
  const idOf = async (...lines: string[]) => (await identifyMessage(of([...lines, '', 'Text']))).message_id;

  test('is the value of the header', async () => {
    expect(await idOf('Message-ID: <one@example.net>')).toBe('<one@example.net>');
    expect(await idOf('From: a@example.net', 'message-id:<two@example.net> (added)')).toBe('<two@example.net>');
    expect(await idOf('Message-Id:', '  <three@', ' example.net>')).toBe('<three@example.net>');
    expect(await idOf('Message-ID: four\u0000\u0007')).toBe('four');
  });

  test('is empty without a header, even if the text contains one', async () => {
    expect(await idOf('Subject: x')).toBe('');
    expect((await identifyMessage(of(['Subject: x', '', 'Message-ID: <no@example.net>']))).message_id).toBe('');
    expect((await identifyMessage(Buffer.alloc(0))).message_id).toBe('');
  });
});

test('bytes that are not a message have an identity too', async () => {
  await other(Buffer.from('nonsense'), Buffer.from('other nonsense'));
  await other(Buffer.alloc(600_000, 'Received: x\r\n'), Buffer.alloc(600_026, 'Received: x\r\n'));
  await other(Buffer.from([0xff, 0, 1]), Buffer.from([0xff, 0, 2]));
});
