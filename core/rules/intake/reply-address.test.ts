import { expect, test } from 'vitest';
import { addressesIn, looksUnanswerable } from './reply-address.ts';

test.each([
  ['No-Reply@example.net', true],
  ['NOREPLY+case-7@example.net', true],
  ['do_not.reply@example.net', true],
  ['MAILER-DAEMON@example.net', true],
  ['Bounces@example.net', true],
  // Our own, in another form.
  ['Agent+x@Example.com', true],
  ['agent@example.net', false],
  ['reply@example.net', false],
  ['nobody@noreply.example.net', false],
  ['noreply-dmca@example.net', false],
])('%s', (email, expected) => expect(looksUnanswerable(email, ['agent@example.com'])).toBe(expected));

test('addresses are found in a text', () => {
  const text = [
    'Write to Rights@Example.net, <legal@quayside.example.net> or mailto:x_y@example.org.',
    'Not: user@host, @example.net, a@.b, “@”, www.example.net',
    '*bold@example.net* and "quoted@example.net"; müller@exämple.de',
  ].join('\n');
  expect([...addressesIn(text)]).toEqual([
    'rights@example.net',
    'legal@quayside.example.net',
    'x_y@example.org',
    'bold@example.net',
    'quoted@example.net',
    'müller@exämple.de',
  ]);
});

test('a long line without spaces takes no long time', () => {
  const started = process.cpuUsage();
  addressesIn(`${'a'.repeat(250_000)}@${'a.'.repeat(125_000)}${'@'.repeat(100_000)}`);
  const { user } = process.cpuUsage(started);
  expect(user / 1000).toBeLessThan(2_000);
});
