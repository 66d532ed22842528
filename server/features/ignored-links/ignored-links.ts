import { isUnder, prefixesOf } from '#core/rules/ignored-link.ts';
import type { Db } from '../../db/tables.ts';
import { ignoredPrefixes } from './ignored-links.queries.ts';

/** Of these URLs, those that an ignored link hides. */
export async function ignoredAmong(db: Db, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const known = await ignoredPrefixes(db, [...new Set(urls.flatMap(prefixesOf))]);
  return new Set(urls.filter((url) => prefixesOf(url).some((prefix) => known.has(prefix) && isUnder(url, prefix))));
}
