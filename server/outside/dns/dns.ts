import { Resolver } from 'node:dns/promises';
import type { Config } from '../../base/config.ts';

export type RecordType = 'TXT' | 'A' | 'AAAA' | 'MX' | 'PTR';

/** Records as text, empty for a name without any. Null: no answer now (a time-out, SERVFAIL, a refusal, a malformed answer). */
export type Records = readonly string[] | null;

export type Dns = (name: string, type: RecordType) => Promise<Records>;

const ANSWER_MS = 3000;
const TRIES = 2;
/** Answers are kept this long, so that a flood of messages from one domain asks once. */
const KEPT_MS = 60_000;
const KEPT_MAX = 2000;

/** A name that cannot be asked for does not exist. */
const NO_RECORDS = new Set(['ENOTFOUND', 'ENODATA', 'EBADNAME', 'EBADQUERY']);

async function ask(resolver: Resolver, name: string, type: RecordType): Promise<string[]> {
  switch (type) {
    case 'TXT':
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    case 'MX':
      return (await resolver.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange}`);
    case 'PTR':
      return resolver.resolvePtr(name);
    case 'A':
      return resolver.resolve4(name);
    case 'AAAA':
      return resolver.resolve6(name);
  }
}

function makeDns(servers: readonly string[]): Dns {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  if (servers.length > 0) resolver.setServers([...servers]);
  return async (name, type) => {
    try {
      return await ask(resolver, name, type);
    } catch (error) {
      return NO_RECORDS.has((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  };
}

function caching(dns: Dns): Dns {
  const kept = new Map<string, { until: number; records: Promise<Records> }>();
  return (name, type) => {
    const key = `${type} ${name}`;
    const known = kept.get(key);
    if (known && known.until > performance.now()) return known.records;
    if (kept.size >= KEPT_MAX) kept.delete(kept.keys().next().value!);
    const records = dns(name, type);
    kept.set(key, { until: performance.now() + KEPT_MS, records });
    void records.then((found) => found ?? kept.delete(key));
    return records;
  };
}

interface DnsOfServers {
  /** Asks each time. */
  readonly fresh: Dns;
  /** With answers kept for a minute. */
  readonly cached: Dns;
}

function withCache(fresh: Dns): DnsOfServers {
  return { fresh, cached: caching(fresh) };
}

const made = new Map<string, DnsOfServers>();

/** Look-ups by `DNS_SERVERS`, else by the servers of the system. */
export function dnsOf({ DNS_SERVERS }: Pick<Config, 'DNS_SERVERS'>): DnsOfServers {
  const key = DNS_SERVERS.join();
  const dns = made.get(key) ?? withCache(makeDns(DNS_SERVERS));
  made.set(key, dns);
  return dns;
}
