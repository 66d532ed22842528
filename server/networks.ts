import ipaddr from 'ipaddr.js';

type Network = [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Addresses and CIDRs as networks; null when one of them cannot be read. */
export function parseNetworks(list: readonly string[]): Network[] | null {
  try {
    return list.map((entry) => {
      if (entry.includes('/')) return ipaddr.parseCIDR(entry);
      const address = ipaddr.parse(entry);
      return [address, address.kind() === 'ipv4' ? 32 : 128];
    });
  } catch {
    return null;
  }
}

/** Whether an address lies in one of the networks; an IPv4 address mapped into IPv6 counts as itself. */
export function inNetworks(ip: string, networks: readonly Network[]): boolean {
  if (!ipaddr.isValid(ip)) return false;
  const address = ipaddr.process(ip);
  return networks.some(([network, bits]) => network.kind() === address.kind() && address.match(network, bits));
}
