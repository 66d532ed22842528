import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const V4_MAPPED_BITS = 96;
const CLIENT_BITS = 64;

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

/**
 * The key of rate limits by client address: an IPv4 address, or the /64 of an IPv6 address, because a single client usually gets a
 * whole /64. Invalid addresses share one key.
 */
export function clientNetwork(ip: string): string {
  const address = readAddress(ip);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const { parts } = address;
  const network = new ipaddr.IPv6([...parts.slice(0, CLIENT_BITS / 16), 0, 0, 0, 0]);
  return `${network.toString()}/${CLIENT_BITS}`;
}
