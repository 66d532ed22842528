import { describe, expect, test } from 'vitest';
import { makeConnectionLimits } from '../mail/connection-limits.ts';
import { clientNetwork, formNetwork, inNetworks, parseNetworks } from './networks.ts';

describe('the rate limit key', () => {
  test.for([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.8', '203.0.113.8'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::ffff:cb00:7107', '203.0.113.7'],
    ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0003', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    // Some proxies append the port, which differs between connections of one client.
    ['203.0.113.7:50123', '203.0.113.7'],
    ['[2001:db8:1:2::1]:50123', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['', 'unknown'],
  ] as const)('of %s is %s', ([ip, network]) => {
    expect(clientNetwork(ip)).toBe(network);
  });
});

describe('the network by which forms are limited', () => {
  test.for([
    ['203.0.113.7', '203.0.113.0/24'],
    ['203.0.113.255:50123', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2ff::1', '2001:db8:1:200::/56'],
    ['2001:db8:1:300::1', '2001:db8:1:300::/56'],
    ['unknown', 'unknown'],
  ] as const)('of %s is %s', ([ip, network]) => {
    expect(formNetwork(ip)).toBe(network);
  });
});

describe('an exempt network', () => {
  test.for([
    ['10.0.0.0/8', '10.1.2.3', true],
    ['10.0.0.0/8', '::ffff:10.1.2.3', true],
    ['::ffff:10.1.2.3', '10.1.2.3', true],
    ['::ffff:10.0.0.0/104', '10.1.2.3', true],
    ['::ffff:10.0.0.0/104', '11.1.2.3', false],
    ['10.0.0.1', '10.0.0.1:50123', true],
    ['2001:db8::/32', '2001:db8:1::1', true],
    ['2001:db8::1', '2001:db8::2', false],
    ['2001:db8::1', 'unknown', false],
  ] as const)('%s and the client %s: %s', ([network, ip, isExempt]) => {
    expect(inNetworks(ip, parseNetworks([network])!)).toBe(isExempt);
  });
});

test('inbound connections are counted per IPv6 /64 and per IPv4 address, mapped or not', () => {
  const connections = makeConnectionLimits([]);
  for (let n = 0; n < 20; n++) expect(connections.acquire(`six ${n}`, `2001:db8:1:2::${n.toString(16)}`)).toBe(true);
  expect(connections.acquire('six 20', '2001:db8:1:2:abcd::1')).toBe(false);
  expect(connections.acquire('neighbor', '2001:db8:1:3::1')).toBe(true);
  for (let n = 0; n < 20; n++) expect(connections.acquire(`four ${n}`, '203.0.113.7')).toBe(true);
  expect(connections.acquire('four 20', '::ffff:203.0.113.7')).toBe(false);
  connections.release('six 0');
  expect(connections.acquire('six 21', '2001:db8:1:2::ffff')).toBe(true);
});
