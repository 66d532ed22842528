import { describe, expect, test } from 'vitest';
import { asEntered, canonicalName, type Entry, entryOf, mergeEntries, placeEntryErrors } from './entries.ts';

const entry = (name: string): Entry => entryOf({ name, email: null });
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name);

describe('the list of domains to add', () => {
  test.for([
    [' HTTPS://www.Example.com:8080/path?x#y ', 'example.com'],
    ['EXAMPLE.com.', 'example.com'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['not a name', 'not a name'],
  ] as const)('the canonical name of "%s" is "%s"', ([typed, canonical]) => {
    expect(canonicalName(typed)).toBe(canonical);
  });

  test('new entries are put first, and duplicates are returned separately', () => {
    const merged = mergeEntries([entry('a.com')], [entry('b.com'), entry('A.com'), entry('B.COM'), entry('c.com')]);
    expect(names(merged.entries)).toEqual(['b.com', 'c.com', 'a.com']);
    expect(merged.duplicates.map(({ shown }) => shown)).toEqual(['a.com', 'b.com']);
  });

  test('they are sent in the order in which they were entered, and errors follow that', () => {
    const first = mergeEntries([], [entry('b.com')]).entries;
    const { entries } = mergeEntries(first, [entry('a.com'), entry('c.com')]);
    expect(names(entries)).toEqual(['a.com', 'c.com', 'b.com']);
    expect(names(asEntered(entries))).toEqual(['b.com', 'a.com', 'c.com']);
    const refused = placeEntryErrors(entries, { 'added.2.name': ['busy'] });
    expect(refused.map(({ name, error }) => [name, error])[0]).toEqual(['c.com', 'busy']);
    expect(names(asEntered(refused))).toEqual(['b.com', 'a.com', 'c.com']);
  });

  test('an error of the server is shown at its entry, which moves to the top, until the next attempt', () => {
    const entries = [entry('a.com'), entry('b.com'), entry('c.com')];
    const refused = placeEntryErrors(entries, { 'added.2.name': ['busy'], status: ['elsewhere'] });
    expect(refused.map(({ name, error }) => [name, error])).toEqual([
      ['c.com', 'busy'],
      ['a.com', undefined],
      ['b.com', undefined],
    ]);
    expect(placeEntryErrors(refused, {}).some(({ error }) => error)).toBe(false);
  });
});
