import { bareUrl, isUnder } from '#core/rules/intake/ignored-link.ts';
import { grouped } from '../../../db/grouped.ts';
import { inChunks } from '../../../db/in-chunks.ts';
import type { Db } from '../../../db/tables.ts';
import { prefixesOnHosts } from './ignored-links.queries.ts';

const HOSTS_PER_STATEMENT = 1_000;

const hostOf = (url: string): string => /^[^/?#]*/.exec(bareUrl(url))![0];

/** The URLs that an ignored link covers. */
export async function findIgnoredUrls(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const found: { prefix: string; host: string }[] = [];
  for await (const hosts of inChunks([...new Set(urls.map(hostOf))], HOSTS_PER_STATEMENT)) {
    found.push(...(await prefixesOnHosts(db, hosts)));
  }
  const links = grouped(found, ({ host }) => host);
  return new Set(urls.filter((url) => links.get(hostOf(url))?.some(({ prefix }) => isUnder(url, prefix))));
}
