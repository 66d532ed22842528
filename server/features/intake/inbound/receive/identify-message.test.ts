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

describe('the same message', () => {
  test('has other trace headers each time it is delivered', () => same(of([...TRACE, ...MESSAGE]), of(MESSAGE)));

  test('in a mailbox file has one more line', () =>
    same(of(['From rights@example.net Mon Mar  2 10:00:00 2026', ...TRACE, ...MESSAGE]), of(MESSAGE)));

  test('has its lines ended as the way does it, and as many at the end', async () => {
    await same(of(MESSAGE, '\n'), of(MESSAGE));
    await same(Buffer.from(MESSAGE.join('\r\n')), of([...MESSAGE, '', '']));
  });

  test('however long it is', async () => {
    const long = [...MESSAGE, ...Array.from({ length: 30_000 }, (_, n) => `https://example.com/${n}/some/longer/path`)];
    await same(of(long, '\n'), of([...TRACE, ...long]));
    await other(of(long), of([...long, 'one more']));
  });
});

describe('another message', () => {
  test('says something else', () => other(of(MESSAGE), of([...MESSAGE, 'At once.'])));

  test('has a header of its sender changed, also one that looks like a trace further down', async () => {
    await other(of(MESSAGE), of(['From: Other <rights@example.net>', ...MESSAGE.slice(1)]));
    await other(of(MESSAGE), of([MESSAGE[0]!, 'Received: from nowhere', ...MESSAGE.slice(1)]));
  });

  test('has empty lines in another place', () => other(of([...MESSAGE, '', 'Regards']), of([...MESSAGE, 'Regards'])));
});

describe('the Message-ID', () => {
  const idOf = async (...lines: string[]) => (await identifyMessage(of([...lines, '', 'Text']))).message_id;

  test('is as the header says', async () => {
    expect(await idOf('Message-ID: <one@example.net>')).toBe('<one@example.net>');
    expect(await idOf('From: a@example.net', 'message-id:<two@example.net> (added)')).toBe('<two@example.net>');
    expect(await idOf('Message-Id:', '  <three@', ' example.net>')).toBe('<three@example.net>');
    expect(await idOf('Message-ID: four\u0000\u0007')).toBe('four');
  });

  test('is empty when there is none, or only in the text', async () => {
    expect(await idOf('Subject: x')).toBe('');
    expect((await identifyMessage(of(['Subject: x', '', 'Message-ID: <no@example.net>']))).message_id).toBe('');
    expect((await identifyMessage(Buffer.alloc(0))).message_id).toBe('');
  });
});

test('what is no message at all is told apart as well', async () => {
  await other(Buffer.from('nonsense'), Buffer.from('other nonsense'));
  await other(Buffer.alloc(600_000, 'Received: x\r\n'), Buffer.alloc(600_026, 'Received: x\r\n'));
  await other(Buffer.from([0xff, 0, 1]), Buffer.from([0xff, 0, 2]));
});
