import { expect, test } from 'vitest';
import { publicIdWarning, registrationIdWarning } from './directory-ids.ts';

test.for(['', '  ', 'DMCA-1069186', ' DMCA-106918 '])('the registration id "%s" needs no warning', (id) => {
  expect(registrationIdWarning(id)).toBeNull();
});

test.for(['1069186', 'DMCA1069186', 'dmca-1069186', 'DMCA-1', 'DMCA-1069186 (amended)'])(
  'the registration id "%s" has an unusual format',
  (id) => {
    expect(registrationIdWarning(id)).toMatch(/DMCA-1069186/);
  },
);

test('the public id is an id, not an address and not the registration id', () => {
  for (const id of ['', '89183', '3f2a-77_b']) expect(publicIdWarning(id)).toBeNull();
  for (const id of ['https://dmca.example.gov/record?id=89183', '89183 89184']) {
    expect(publicIdWarning(id)).toMatch(/unusual format/);
  }
  expect(publicIdWarning('DMCA-1069186')).toMatch(/registration ID/);
});
