import { lookup } from 'node:dns/promises';
import type { Config } from '../../base/config.ts';
import { dnsOf } from './dns.ts';

/** Names below `localhost` are the loopback address, and no server is asked for them (RFC 6761 § 6.3). */
const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

/** By the system, which also knows the names of its hosts file. */
async function addressesBySystem(name: string): Promise<string[]> {
  try {
    return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}

/** All addresses of a host name at this moment, by `DNS_SERVERS` or the system; empty if it has none or nothing answered. */
export async function addressesOf(settings: Pick<Config, 'DNS_SERVERS'>, name: string): Promise<string[]> {
  if (isLocal(name)) return ['127.0.0.1', '::1'];
  if (settings.DNS_SERVERS.length === 0) return addressesBySystem(name);
  const { fresh } = dnsOf(settings);
  const answers = await Promise.all([fresh(name, 'A'), fresh(name, 'AAAA')]);
  return answers.flatMap((answer) => answer ?? []);
}
