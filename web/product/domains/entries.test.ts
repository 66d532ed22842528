import { describe, expect, test } from 'vitest';
import { canonicalName, type Entry, entryOf, mergeEntries, placeEntryErrors } from './entries.ts';

const entry = (name: string): Entry => entryOf({ name, email: null });
const names = (entries: readonly Entry[]) => entries.map(({ name }) => name);

describe('the list of domains that are about to be added', () => {
  test.for([
    [' HTTPS://www.Example.com:8080/path?x#y ', 'example.com'],
    ['EXAMPLE.com.', 'example.com'],
    ['Bücher.example', 'xn--bcher-kva.example'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    ['not a name', 'not a name'],
  ] as const)('%s is compared as %s', ([typed, compared]) => {
    expect(canonicalName(typed)).toBe(compared);
  });

  test('the newest stand on top, and what is there already is named', () => {
    const merged = mergeEntries([entry('a.com')], [entry('b.com'), entry('A.com'), entry('B.COM'), entry('c.com')]);
    expect(names(merged.entries)).toEqual(['b.com', 'c.com', 'a.com']);
    expect(merged.duplicates.map(({ shown }) => shown)).toEqual(['a.com', 'b.com']);
  });

  test('what the server says of one stands at that one, on top, until the next try', () => {
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
