import { bareUrl, isUnder } from '#core/rules/ignored-link.ts';
import { grouped } from '../../db/grouped.ts';
import type { Db } from '../../db/tables.ts';
import { prefixesOn } from './ignored-links.queries.ts';

const hostOf = (url: string): string => /^[^/?#]*/.exec(bareUrl(url))![0];

/** Of these URLs, those that an ignored link hides. */
export async function ignoredAmong(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const links = grouped(await prefixesOn(db, [...new Set(urls.map(hostOf))]), ({ host }) => host);
  return new Set(urls.filter((url) => links.get(hostOf(url))?.some(({ prefix }) => isUnder(url, prefix))));
}
