import { inChunks } from '../../../db/in-chunks.ts';
import type { Db } from '../../../db/tables.ts';
import { findRegisteredDomains, type MatchedDomain } from './matching.queries.ts';

/** Maximum length of a domain name. */
const HOST_MAX = 253;
/** Limit against hosts crafted with very many labels. */
const LABELS_MAX = 16;
const HOSTS_PER_STATEMENT = 200;

/** Domain names that a host equals or is a subdomain of, longest first, without the top-level domain. */
function suffixesOf(host: string): string[] {
  if (host.length > HOST_MAX) return [];
  const labels = host.split('.').slice(-LABELS_MAX);
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

const normalized = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/** decisions §7: longest-suffix match of each host against the registered domains, by index lookup. */
export async function matchHosts(db: Db, hosts: Iterable<string>): Promise<Map<string, MatchedDomain>> {
  const matched = new Map<string, MatchedDomain>();
  for await (const some of inChunks([...hosts], HOSTS_PER_STATEMENT)) {
    const namesOf = new Map(some.map((host) => [host, suffixesOf(normalized(host))]));
    const names = [...new Set([...namesOf.values()].flat())];
    const registered = new Map((await findRegisteredDomains(db, names)).map((domain) => [domain.name, domain]));
    for (const [host, list] of namesOf) {
      const longest = list.find((name) => registered.has(name));
      if (longest !== undefined) matched.set(host, registered.get(longest)!);
    }
  }
  return matched;
}
