import { describe, expect, test } from 'vitest';
import { redactForLumen } from './lumen-redaction.ts';

const NOBODY = { names: [], streets: [], sentences: [] };
const redact = (text: string, known: Partial<typeof NOBODY | Record<keyof typeof NOBODY, string[]>> = {}): string =>
  redactForLumen(text, { ...NOBODY, ...known });

describe('what leads to a person is removed', () => {
  test.each([
    ['Write to jane.roe+x@mail.example.org.', 'Write to [redacted].'],
    ['Write to jane [at] mail [dot] example [dot] org', 'Write to [redacted]'],
    ['Call +1 (302) 555-0100 today', 'Call [redacted] today'],
    ['Fax: 3025550100', 'Fax: [redacted]'],
    ['12 Quay Street, Portland, ME 04101', '[redacted]'],
    ['We are at 7 Old Harbor Lane today.', 'We are at [redacted] today.'],
    [
      'See https://jane:pw@site.example.com/a?to=jane%40mail.example.org',
      'See https://[redacted]@site.example.com/a?to=[redacted]',
    ],
    ['Calle Mayor 12, Sevilla', '[redacted], Sevilla'],
    ['Lindenstraße 7', '[redacted]'],
    ['12, rue de la Paix', '[redacted]'],
    ['Name: Jane Roe', 'Name: [private]'],
    ['I, Jane Roe, own it.', 'I, [private], own it.'],
    ['Best regards,\nJane Roe', 'Best regards,\n[private]'],
    ['/s/ Jane Roe', '/s/ [private]'],
  ])('%s', (text, shown) => {
    expect(redact(text)).toBe(shown);
  });

  test('known names with any spaces and in any case, and their parts', () => {
    expect(redact('JANE  ROE, Ms. Roe and Jane, not Roebuck', { names: ['Jane Roe'] })).toBe(
      '[private], Ms. [private] and [private], not Roebuck',
    );
  });

  test('known streets, and the lines of the signature', () => {
    expect(redact('c/o Pier 4, 2nd floor\nfor', { streets: ['Pier 4, 2nd floor'] })).toBe(
      'c/o [redacted], [redacted]\nfor',
    );
    expect(redact('Remove it.\nYours in haste\nthe owner', { sentences: ['Yours in haste the owner'] })).toBe(
      'Remove it.\n[private]\n[private]',
    );
  });
});

test.each([
  'On 2026-11-17 we found 250 copies in 12 folders.',
  'https://site.example.com/2026/11/17/302-555-0100.html',
  'The film “Northern Light” of Fjord Pictures AS, registered as PA 1234567',
  'Remove https://site.example.com/@jane/photos within 10 business days.',
])('the rest stays as it is: %s', (text) => {
  expect(redact(text, { names: ['Ingrid Solberg'] })).toBe(text);
});
