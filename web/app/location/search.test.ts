import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('a number in the query string stays text', () => {
  expect(parseSearch('?q=4218&page=2')).toEqual({ q: '4218', page: '2' });
});

test('empty values are left out of the query string', () => {
  expect(stringifySearch({ q: '', page: undefined, status: 'Active' })).toBe('?status=Active');
  expect(stringifySearch({ q: '' })).toBe('');
});

test.each(['/users', '/users?q=a&b=c d', 'a+b=c&d', '"quoted"', 'ünïcode/%2F'])(
  'the value %s is unchanged by a round trip',
  (value) => {
    expect(parseSearch(stringifySearch({ value }))).toEqual({ value });
  },
);
