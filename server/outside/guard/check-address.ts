import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Config } from '../../base/config.ts';
import { failpoint } from '../../base/failpoints.ts';
import { inNetworks, parseNetworks } from '../../base/networks.ts';
import { addressesOf } from '../dns/addresses.ts';
import { isLoopbackAddress, isPublicAddress, plainAddress } from './public-address.ts';
import { readTarget, type Target } from './target.ts';

export type GuardSettings = Pick<Config, 'DNS_SERVERS' | 'WEBHOOK_ALLOW' | 'PUBLIC_URL'>;

/** An address that may be reached, with the addresses of its host at this moment. */
export type Checked = Target & { readonly addresses: readonly string[] };

/** `dns`: the host has no address. `refused`: it may not be reached from here. */
export type Refusal = 'dns' | 'refused';

/** The addresses of this machine and of the product itself. */
async function ownAddresses(settings: GuardSettings): Promise<Set<string>> {
  const interfaces = Object.values(networkInterfaces()).flatMap((list) => list?.map(({ address }) => address) ?? []);
  const host = new URL(settings.PUBLIC_URL).hostname.replace(/^\[|\]$/g, '');
  const product = isIP(host) ? [host] : await addressesOf(settings, host);
  return new Set([...interfaces, ...product].map(plainAddress));
}

/**
 * The judgment of the guard: the host is looked up once, and every address of it must be public unicast and not our own, or in
 * `WEBHOOK_ALLOW`. Without TLS only loopback addresses in `WEBHOOK_ALLOW` may be reached.
 */
export async function checkAddress(settings: GuardSettings, address: string): Promise<Checked | Refusal> {
  const target = readTarget(address);
  if (!target) return 'refused';
  const [addresses, own] = await Promise.all([
    target.isAddress ? [target.host] : addressesOf(settings, target.host),
    ownAddresses(settings),
  ]);
  if (addresses.length === 0) return 'dns';
  const allowed = parseNetworks(settings.WEBHOOK_ALLOW) ?? [];
  const isPlain = target.url.protocol === 'http:';
  const isFine = (ip: string): boolean => {
    if (inNetworks(ip, allowed)) return !isPlain || isLoopbackAddress(ip);
    return !isPlain && isPublicAddress(ip) && !own.has(plainAddress(ip));
  };
  return addresses.every(isFine) || failpoint('reach-any-address') ? { ...target, addresses } : 'refused';
}
