import { expect, test } from 'vitest';
import { isUnder, linkPrefix, prefixesOf } from './ignored-link.ts';

test.for([
  ['https://example.com/', 'example.com'],
  ['https://www.Example.com', 'example.com'],
  ['example.com/Page/', 'example.com/Page'],
  ['http://example.com/a?b=1', 'example.com/a?b=1'],
  ['http://127.0.0.1/', null],
  ['not a link', null],
] as const)('%s is normalized to %s', ([typed, prefix]) => {
  expect(linkPrefix(typed)).toBe(prefix);
});

test.for([
  ['https://example.com/store', 'example.com/store', true],
  ['http://www.example.com/store/item', 'example.com/store', true],
  ['https://example.com/store?x=1', 'example.com/store', true],
  ['https://example.com/store#top', 'example.com/store', true],
  ['https://example.com/stores', 'example.com/store', false],
  ['https://example.com/any/thing', 'example.com', true],
  ['https://example.com:8443/any', 'example.com', false],
  ['https://sub.example.com/', 'example.com', false],
  ['https://example.com.example.net/', 'example.com', false],
] as const)('%s is under %s: %s', ([url, prefix, expected]) => {
  expect(isUnder(url, prefix)).toBe(expected);
  // The lookup by prefixes applies the same rule.
  expect(prefixesOf(url).includes(prefix)).toBe(expected);
});
