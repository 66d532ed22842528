import { expect, test } from 'vitest';
import { safeBackUrl } from './back-url.ts';

test.for(['/', '/account', '/orders/7/detail', '/users?search=a%20b&page=2', '/company/1#notes', '/a//b', '/@user'])(
  '%s is a local path',
  (path) => {
    expect(safeBackUrl(path)).toBe(path);
    expect(new URL(path, 'https://ours.example').origin).toBe('https://ours.example');
  },
);

test.for([
  'https://evil.example',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/account\\..\\',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000',
  ' /account',
  'account',
  'javascript:alert(1)',
  'data:text/html,x',
  '',
  undefined,
  null,
  7,
  ['/account'],
])('%j is replaced with /', (value) => {
  expect(safeBackUrl(value)).toBe('/');
});
