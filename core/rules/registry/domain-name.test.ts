import { expect, test } from 'vitest';
import { tidyDomainName } from './domain-name.ts';

test.for([
  ['  Example.COM ', 'example.com'],
  ['https://www.example.com:8080/path?x=1#top', 'example.com'],
  ['//example.com', 'example.com'],
  ['example.com.', 'example.com'],
  ['example.com?x', 'example.com'],
  ['www.com', 'www.com'],
  ['www.www.com', 'www.com'],
  ['BÜCHER.de', 'bücher.de'],
  // An email address is not turned into a domain.
  ['ada@example.com', 'ada@example.com'],
] as const)('%s becomes %s', ([typed, tidy]) => {
  expect(tidyDomainName(typed)).toBe(tidy);
});
