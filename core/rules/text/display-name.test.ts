import { expect, test } from 'vitest';
import { displayName, initials } from './display-name.ts';

const email = 'ada@example.com';

test.for([
  ['Ada', 'Marlow', 'Ada Marlow', 'AM'],
  ['Ada', '', 'Ada', 'A'],
  ['', 'Marlow', 'Marlow', 'M'],
  ['', '', email, '@'],
  ['ada', 'marlow', 'ada marlow', 'AM'],
  ['Ada Maria', 'van Dam', 'Ada Maria van Dam', 'AV'],
  ['éva', 'ångström', 'éva ångström', 'ÉÅ'],
  ['😀 Joy', 'Ito', '😀 Joy Ito', '😀I'],
  ['李', '明', '李 明', '李明'],
] as const)('%j %j is displayed as %s, with the initials %s', ([first_name, last_name, name, short]) => {
  expect(displayName({ first_name, last_name, email })).toBe(name);
  expect(initials({ first_name, last_name })).toBe(short);
});

test('whitespace is not used for initials', () => {
  expect(initials({ first_name: '  ', last_name: '\t' })).toBe('@');
  expect(initials({ first_name: ' ada', last_name: ' ' })).toBe('A');
});
