import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const V4_MAPPED_BITS = 96;
const CLIENT_BITS = 64;
const FORM_BITS = 56;

/** Normalizes an IPv4-mapped IPv6 network to IPv4, the form in which addresses are compared. */
function plain([address, bits]: Network): Network {
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= V4_MAPPED_BITS;
  return isMapped ? [address.toIPv4Address(), bits - V4_MAPPED_BITS] : [address, bits];
}

/** Parses addresses and CIDRs; null if any is invalid. */
export function parseNetworks(list: readonly string[]): Network[] | null {
  try {
    return list.map((entry) => {
      if (entry.includes('/')) return plain(ipaddr.parseCIDR(entry));
      const address = ipaddr.parse(entry);
      return plain([address, address.kind() === 'ipv4' ? 32 : 128]);
    });
  } catch {
    return null;
  }
}

/** A client's address, IPv4-mapped ones as IPv4. Some proxies append the port. Null if it is no address. */
function readAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip) ?? [];
  const address = bracketed ?? dotted ?? ip;
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** Whether an address lies in one of the networks. An IPv4-mapped IPv6 address counts as IPv4. */
export function inNetworks(ip: string, networks: readonly Network[]): boolean {
  const address = readAddress(ip);
  if (!address) return false;
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/** The first bits of an IPv6 address, as a network. */
function networkOf({ parts }: ipaddr.IPv6, bits: number): string {
  const masked = parts.map((part, at) => part & (0xffff << Math.max(0, Math.min(16, 16 * (at + 1) - bits))) & 0xffff);
  return `${new ipaddr.IPv6(masked).toString()}/${bits}`;
}

/**
 * The key of rate limits by client address: an IPv4 address, or the /64 of an IPv6 address, because a single client usually gets a
 * whole /64. Invalid addresses share one key.
 */
export function clientNetwork(ip: string): string {
  const address = readAddress(ip);
  if (!address) return 'unknown';
  return address instanceof ipaddr.IPv4 ? address.toString() : networkOf(address, CLIENT_BITS);
}

/** beyond § 12: forms are limited per /24 of an IPv4 and /56 of an IPv6 address. */
export function formNetwork(ip: string): string {
  const address = readAddress(ip);
  if (!address) return 'unknown';
  return address instanceof ipaddr.IPv4
    ? `${address.octets.slice(0, 3).join('.')}.0/24`
    : networkOf(address, FORM_BITS);
}
