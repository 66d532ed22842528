import { describe, expect, test } from 'vitest';
import { type CardBrand, cardBrand, codeLength, isExpired, maskExpiry, maskNumber, passesLuhn } from './card.ts';

describe('cardBrand', () => {
  test.each<[string, CardBrand]>([
    ['', 'visa'],
    ['9', 'visa'],
    ['4242424242424242', 'visa'],
    ['4026000000000002', 'visa_electron'],
    ['4175000000000004', 'visa_electron'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['2221000000000009', 'mastercard'],
    ['2220990000000000', 'visa'],
    ['378282246310005', 'amex'],
    ['341111111111111', 'amex'],
    ['6011111111111117', 'discover'],
    ['6500000000000002', 'discover'],
    ['30569309025904', 'diners'],
    ['36227206271667', 'diners_club'],
    ['3566002020360505', 'jcb'],
  ])('%j is %s', (number, brand) => expect(cardBrand(number)).toBe(brand));

  test('ignores spaces', () => expect(cardBrand('37 82')).toBe('amex'));
});

describe('masks', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424242424242429999', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['30569309025904', '3056 9309 0259 04'],
    ['36227206271667', '3622 7206 2716 67'],
    ['4242-4242 x4242', '4242 4242 4242'],
    ['', ''],
  ])('%j is formatted as %j', (typed, shown) => expect(maskNumber(typed)).toBe(shown));

  test.each([
    ['1', '1'],
    ['12', '12'],
    ['122', '12 / 2'],
    ['122030', '12 / 2030'],
    ['12 / 20301', '12 / 2030'],
    ['12/2030', '12 / 2030'],
  ])('the expiry %j is formatted as %j', (typed, shown) => expect(maskExpiry(typed)).toBe(shown));
});

test.each([
  ['4242424242424242', true],
  ['4242 4242 4242 4242', true],
  ['4242424242424241', false],
  ['378282246310005', true],
  ['4000000000000341', true],
  ['0000000000000000', true],
  ['', false],
])('%j passes the Luhn check: %s', (number, passes) => expect(passesLuhn(number)).toBe(passes));

test('the security code has four digits for amex and three for other brands', () =>
  expect([codeLength('amex'), codeLength('visa'), codeLength('diners')]).toEqual([4, 3, 3]));

test.each([
  [11, 2026, '2026-11-01T00:00:00Z', false],
  [11, 2026, '2026-11-30T23:59:59Z', false],
  [11, 2026, '2026-12-01T00:00:00Z', true],
  [12, 2026, '2027-01-01T00:00:00Z', true],
  [1, 2027, '2026-12-31T23:59:59Z', false],
])('a card that expires in %i/%i is expired at %s: %s', (month, year, now, expired) =>
  expect(isExpired(month, year, new Date(now))).toBe(expired),
);
