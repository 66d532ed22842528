import { lookup, Resolver } from 'node:dns/promises';
import type { Config } from '../../base/config.ts';

const ANSWER_MS = 2000;
const TRIES = 2;

/** Names below `localhost` are the loopback address, and no server is asked for them (RFC 6761 § 6.3). */
const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost');

async function ask(servers: readonly string[], name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  resolver.setServers([...servers]);
  const answers = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/** All addresses of a host name, by `DNS_SERVERS` or the system; empty if it has none or nothing answered. */
export async function resolveName({ DNS_SERVERS }: Pick<Config, 'DNS_SERVERS'>, name: string): Promise<string[]> {
  if (isLocal(name)) return ['127.0.0.1', '::1'];
  try {
    if (DNS_SERVERS.length > 0) return await ask(DNS_SERVERS, name);
    return (await lookup(name, { all: true, verbatim: true })).map(({ address }) => address);
  } catch {
    return [];
  }
}
