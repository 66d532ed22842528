import { expect, test } from 'vitest';
import { hasExpired, readLifetime } from './access-token.ts';

const token = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;
const now = 1_800_000_000_000;
const inSeconds = (seconds: number) => now / 1000 + seconds;

test('the lifetime is read from the claims of the token, and is null without them', () => {
  expect(readLifetime(token({ exp: 20, iat: 5 }))).toEqual({ exp: 20, iat: 5 });
  expect(readLifetime(token({ sub: 'ümlaut' }))).toBeNull();
  expect(readLifetime('no token at all')).toBeNull();
});

test.each([
  [-1, true],
  [0, true],
  [1, false],
])('a token with exp %i seconds from now: expired is %s', (seconds, expired) => {
  expect(hasExpired(token({ exp: inSeconds(seconds) }), null, now)).toBe(expired);
});

test('a new token is not expired on a computer whose clock is an hour ahead', () => {
  const fresh = token({ iat: inSeconds(-3600), exp: inSeconds(-2700) });
  expect(hasExpired(fresh, null, now)).toBe(true);
  expect(hasExpired(fresh, now - 60_000, now)).toBe(false);
  expect(hasExpired(fresh, now - 900_000, now)).toBe(true);
});
