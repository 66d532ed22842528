import { expect, test } from 'vitest';
import { offlineIpLookup } from './ip-lookup.ts';

const lookup = offlineIpLookup();

test.for([
  ['8.8.8.8', 'United States of America'],
  ['::ffff:8.8.8.8', 'United States of America'],
  ['193.0.6.139', 'Netherlands'],
  ['2001:67c:2e8:22::c100:68b', 'Netherlands'],
] as const)('%s is in %s', async ([ip, country]) => {
  expect(await lookup.country(ip)).toBe(country);
});

test.for([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.0.1',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  'fe80::1',
  'fd00::1',
  '::ffff:10.0.0.1',
  '',
  'nowhere',
])('%j has no country', async (ip) => {
  expect(await lookup.country(ip)).toBeNull();
});
