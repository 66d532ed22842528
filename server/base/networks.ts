import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

const V4_MAPPED_BITS = 96;
const CLIENT_BITS = 64;

/** An IPv4 network that was written mapped into IPv6 is the IPv4 network: addresses are compared in that form. */
function plain([address, bits]: Network): Network {
  const isMapped = address instanceof ipaddr.IPv6 && address.isIPv4MappedAddress() && bits >= V4_MAPPED_BITS;
  return isMapped ? [address.toIPv4Address(), bits - V4_MAPPED_BITS] : [address, bits];
}

/** Addresses and CIDRs as networks; null when one of them cannot be read. */
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

/** The address of a client, IPv4 where it is one; some proxies forward it with its port. Null when it is none. */
function readAddress(ip: string): ipaddr.IPv4 | ipaddr.IPv6 | null {
  const [, bracketed, dotted] = /^\[(.+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(ip) ?? [];
  const address = bracketed ?? dotted ?? ip;
  return ipaddr.isValid(address) ? ipaddr.process(address) : null;
}

/** Whether an address lies in one of the networks; an IPv4 address mapped into IPv6 counts as itself. */
export function inNetworks(ip: string, networks: readonly Network[]): boolean {
  const address = readAddress(ip);
  if (!address) return false;
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}

/**
 * What a limit by client address counts: an IPv4 address, or the /64 of an IPv6 one, of which everybody who has any has 2⁶⁴
 * addresses. What is no address is counted together.
 */
export function clientNetwork(ip: string): string {
  const address = readAddress(ip);
  if (!address) return 'unknown';
  if (address instanceof ipaddr.IPv4) return address.toString();
  const { parts } = address;
  const network = new ipaddr.IPv6([...parts.slice(0, CLIENT_BITS / 16), 0, 0, 0, 0]);
  return `${network.toString()}/${CLIENT_BITS}`;
}
