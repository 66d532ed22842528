import { describe, expect, test } from 'vitest';
import { bestMatches, exactMatch } from './best-matches.ts';

const options = ['United States', 'British Indian Ocean Territory', 'Côte d’Ivoire', 'India', 'Niger', 'Nigeria'].map(
  (label) => ({ value: label, label }),
);
const found = (typed: string) => bestMatches(options, typed).map(({ label }) => label);

describe('filtering options by typed text', () => {
  test('all options are returned in their order while nothing is typed', () => {
    expect(found(' ')).toEqual(options.map(({ label }) => label));
  });

  test.for([
    ['india', ['India', 'British Indian Ocean Territory']],
    ['niger', ['Niger', 'Nigeria']],
    ['cote', ['Côte d’Ivoire']],
    ['states', ['United States']],
    ['atlantis', []],
  ] as const)('"%s" finds %j', ([typed, expected]) => {
    expect(found(typed)).toEqual(expected);
  });

  test('another name of an option finds it first, when typed in full', () => {
    const named = [...options, { value: 'United Kingdom', label: 'United Kingdom', also: ['GB', 'UK'] }];
    expect(bestMatches(named, 'uk').map(({ label }) => label)).toEqual(['United Kingdom']);
    expect(bestMatches(named, 'u').map(({ label }) => label)).toEqual(['United States', 'United Kingdom']);
  });

  test('a fully typed label is an exact match in any letter case', () => {
    expect(exactMatch(options, 'INDIA ')?.label).toBe('India');
    expect(exactMatch(options, 'Nige')).toBeUndefined();
    expect(exactMatch(options, '')).toBeUndefined();
  });
});
