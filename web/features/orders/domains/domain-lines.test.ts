import { expect, test } from 'vitest';
import { placeOnLines, readDomainLines, writeDomainLines } from './domain-lines.ts';

test('each line is a domain, optionally followed by its email after a comma, semicolon, tab or space', () => {
  expect(
    readDomainLines('a.com, a@x.com\n\n  https://WWW.b.com/path \r\nc.com;c@x.com\nd.com\td@x.com\ne.com e@x.com'),
  ).toEqual([
    { name: 'a.com', email: 'a@x.com', line: 1 },
    { name: 'b.com', email: null, line: 3 },
    { name: 'c.com', email: 'c@x.com', line: 4 },
    { name: 'd.com', email: 'd@x.com', line: 5 },
    { name: 'e.com', email: 'e@x.com', line: 6 },
  ]);
});

test('parsed lines can be formatted and parsed again', () => {
  expect(
    writeDomainLines([
      { name: 'a.com', email: null },
      { name: 'b.com', email: 'b@x.com' },
    ]),
  ).toBe('a.com\nb.com, b@x.com');
});

test('an error is shown with the number of its line', () => {
  const entries = readDomainLines('a.com\n\nb.com');
  expect(placeOnLines({ 'domains.1.name': ['b.com is taken'], domains: ['Too many'] }, entries)).toEqual([
    { line: 3, message: 'b.com is taken' },
    { line: null, message: 'Too many' },
  ]);
});
