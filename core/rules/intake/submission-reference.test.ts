import { expect, test } from 'vitest';
import { readReference, submissionReference } from './submission-reference.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The Luhn sum, written down independently: every second digit from the right is doubled in base 32. */
function luhnSum(characters: string): number {
  const digits = [...characters].map((character) => ALPHABET.indexOf(character)).reverse();
  return digits
    .map((digit, place) => (place % 2 === 0 ? digit : ((digit * 2) % 32) + (digit >= 16 ? 1 : 0)))
    .reduce((sum, one) => sum + one);
}

const some = (seed: number) => submissionReference([7, 1, 9, 3, 30, 12, 25].map((one, at) => (one * seed + at) % 256));
const references = Array.from({ length: 200 }, (_, seed) => some(seed));

test('the last character is a check character, Luhn mod 32', () => {
  for (const reference of references) {
    expect(reference).toMatch(/^SH-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(luhnSum(reference.slice(3).replace('-', '')) % 32).toBe(0);
  }
});

test('case, hyphens and look-alikes are forgiven', () => {
  const reference = submissionReference([1, 0, 1, 0, 1, 0, 1]);
  expect(reference.slice(0, 11)).toBe('SH-1010-101');
  const last = reference.at(-1)!.toLowerCase();
  for (const typed of [
    reference,
    reference.toLowerCase(),
    `sh1010101${last}`,
    `SH-IOlo-IoL${last}`,
    ` 1o1o-1o1${last} `,
  ])
    expect(readReference(typed), typed).toBe(reference);
});

test('a wrong character or two that changed places are noticed', () => {
  const plain = references[5]!.slice(3).replace('-', '');
  for (let at = 0; at < 8; at++) {
    for (const other of ALPHABET) {
      if (other !== plain[at]) expect(readReference(plain.slice(0, at) + other + plain.slice(at + 1))).toBe(null);
    }
  }
  const swapped = (at: number) => plain.slice(0, at) + plain[at + 1] + plain[at] + plain.slice(at + 2);
  for (let at = 0; at < 7; at++)
    if (plain[at] !== plain[at + 1]) expect(readReference(swapped(at)), swapped(at)).toBe(null);
  expect(readReference('SH-0000-000U')).toBe(null);
  expect(readReference('')).toBe(null);
});
