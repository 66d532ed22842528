import ipaddr from 'ipaddr.js';

/** Special-purpose networks (IANA registries), which are no places on the public Internet. */
const NOT_PUBLIC_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, class E and broadcast.
  '224.0.0.0/3',
];

/** The only part of IPv6 that is assigned for public unicast. Mapped, NAT64, ULA, link-local, discard and others lie outside. */
const PUBLIC_V6 = '2000::/3';
const NOT_PUBLIC_V6 = [
  // Protocol assignments: Teredo, benchmarking, AMT, ORCHID.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '2620:4f:8000::/48',
  '3ffe::/16',
  '3fff::/20',
];

const parse = (list: readonly string[]) => list.map((network) => ipaddr.parseCIDR(network));
const [deniedV4, deniedV6, [publicV6]] = [parse(NOT_PUBLIC_V4), parse(NOT_PUBLIC_V6), parse([PUBLIC_V6])];

const isIn = (address: ipaddr.IPv4 | ipaddr.IPv6, networks: readonly [ipaddr.IPv4 | ipaddr.IPv6, number][]): boolean =>
  networks.some(([network, bits]) => address.match(network, bits));

/** Whether an address, in its usual notation, is public unicast. Zones and odd notations are not. */
export function isPublicAddress(ip: string): boolean {
  if (ip.includes('%')) return false;
  if (ipaddr.IPv4.isValidFourPartDecimal(ip)) return !isIn(ipaddr.IPv4.parse(ip), deniedV4);
  if (!ipaddr.IPv6.isValid(ip)) return false;
  const address = ipaddr.IPv6.parse(ip);
  return publicV6 !== undefined && isIn(address, [publicV6]) && !isIn(address, deniedV6);
}

export function isLoopbackAddress(ip: string): boolean {
  return ipaddr.isValid(ip) && ipaddr.process(ip).range() === 'loopback';
}

/** One spelling per address, for comparison. */
export const plainAddress = (ip: string): string => (ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : ip);
