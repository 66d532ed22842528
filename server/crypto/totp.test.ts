import { expect, test } from 'vitest';
import { codeOfStep, fromBase32, matchingStep, newTotpSecret, stepAt, toBase32, totpUri } from './totp.ts';

const SECRET = toBase32(Buffer.from('12345678901234567890'));
const at = (seconds: number) => new Date(seconds * 1000);

// RFC 6238, appendix B, SHA-1; our codes are the last six digits.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('the code at second %i is %s', (seconds, code) => {
  expect(codeOfStep(SECRET, stepAt(at(seconds)))).toBe(code);
});

test('base 32 has the values of RFC 4648 and reads what it wrote', () => {
  expect(toBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI');
  expect(toBase32(Buffer.from('fo'))).toBe('MZXQ');
  expect(fromBase32('MZXW6YTBOI').toString()).toBe('foobar');
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/);
});

test('a code is accepted one step early and one step late, and never twice', () => {
  const now = at(1_111_111_111);
  const step = stepAt(now);
  const code = (offset: number) => codeOfStep(SECRET, step + offset);
  for (const offset of [-1, 0, 1]) expect(matchingStep(SECRET, code(offset), now, null)).toBe(step + offset);
  for (const offset of [-2, 2]) expect(matchingStep(SECRET, code(offset), now, null)).toBeNull();
  expect(matchingStep(SECRET, code(0), now, step)).toBeNull();
  expect(matchingStep(SECRET, code(-1), now, step)).toBeNull();
  expect(matchingStep(SECRET, code(1), now, step)).toBe(step + 1);
  for (const wrong of ['', '05047', '0504711', '05047x', '-50471'])
    expect(matchingStep(SECRET, wrong, now, null)).toBeNull();
});

test('the address for the app names the issuer and the account', () => {
  expect(totpUri('ABC', 'Safeharbor', 'ada@example.com')).toBe(
    'otpauth://totp/Safeharbor:ada%40example.com?secret=ABC&issuer=Safeharbor&algorithm=SHA1&digits=6&period=30',
  );
});
