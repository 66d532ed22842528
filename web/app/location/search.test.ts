import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search.ts';

test('a number in the address stays text', () => {
  expect(parseSearch('?q=4218&page=2')).toEqual({ q: '4218', page: '2' });
});

test('what is empty is left out of the address', () => {
  expect(stringifySearch({ q: '', page: undefined, status: 'Active' })).toBe('?status=Active');
  expect(stringifySearch({ q: '' })).toBe('');
});

test.each(['/users', '/users?q=a&b=c d', 'a+b=c&d', '"quoted"', 'ünïcode/%2F'])('%s comes back as it was', (value) => {
  expect(parseSearch(stringifySearch({ value }))).toEqual({ value });
});
