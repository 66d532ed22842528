import { inChunks } from '../../../db/in-chunks.ts';
import type { Db } from '../../../db/tables.ts';
import { type MatchedDomain, registeredAmong } from './matching.queries.ts';

/** Longer than any name may be: nothing ends in it. */
const HOST_MAX = 253;
/** No registered name has as many labels: a host with more is made to have many. */
const LABELS_MAX = 16;
const HOSTS_PER_STATEMENT = 200;

/** The names that a host equals or ends in, the longest first: a name has a label before its suffix. */
function namesIn(host: string): string[] {
  if (host.length > HOST_MAX) return [];
  const labels = host.split('.').slice(-LABELS_MAX);
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'));
}

const tidy = (host: string): string => host.toLowerCase().replace(/\.$/, '');

/**
 * decisions §7: each host with the longest registered name that it equals or ends in. Looked up by the names' own index,
 * however many domains are registered.
 */
export async function matchHosts(db: Db, hosts: Iterable<string>): Promise<Map<string, MatchedDomain>> {
  const matched = new Map<string, MatchedDomain>();
  for await (const some of inChunks([...hosts], HOSTS_PER_STATEMENT)) {
    const namesOf = new Map(some.map((host) => [host, namesIn(tidy(host))]));
    const names = [...new Set([...namesOf.values()].flat())];
    const registered = new Map((await registeredAmong(db, names)).map((domain) => [domain.name, domain]));
    for (const [host, list] of namesOf) {
      const longest = list.find((name) => registered.has(name));
      if (longest !== undefined) matched.set(host, registered.get(longest)!);
    }
  }
  return matched;
}
