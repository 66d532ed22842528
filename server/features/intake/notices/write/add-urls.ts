import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { bareUrl } from '#core/rules/intake/ignored-link.ts';
import { recountOpenUrlsOf } from '../../../../db/counters/open-urls.ts';
import type { Change } from '../../../../db/history.ts';
import { EVERYTHING } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import type { Tx } from '../../../../db/transaction.ts';
import { refuseFields } from '../../../../http/answer/refuse.ts';
import { findIgnoredUrls } from '../../ignored-links/ignored-links.ts';
import { matchHosts } from '../../matching/match-hosts.ts';
import { urlsOf } from '../notices.queries.ts';
import { insertUrls } from './new-notices.queries.ts';

export const hostOf = (url: string): string => new URL(url).hostname.replace(/^www\./, '');

/** spec §5: an error for each URL that the notice already has. */
export function duplicateErrors(urls: readonly string[], known: readonly string[]): FieldErrors {
  const seen = new Set(known.map(bareUrl));
  const fields: FieldErrors = {};
  for (const [index, url] of urls.entries()) {
    if (seen.has(bareUrl(url))) fields[`urls.${index}`] = [messages.noticeUrlAdded];
    seen.add(bareUrl(url));
  }
  return fields;
}

export async function knownUrlFaults(tx: Tx, notice_id: number, urls: readonly string[]): Promise<FieldErrors> {
  const known = urls.length === 0 ? [] : await urlsOf(tx.db, EVERYTHING, [notice_id]);
  return duplicateErrors(
    urls,
    known.map(({ url }) => url),
  );
}

/**
 * Adds URLs typed by a person, as reported and matched to domains. `is_added` marks URLs added to an existing notice, which stay
 * with its company.
 */
export async function addUrls(
  tx: Tx,
  { id, is_added }: { id: number; is_added: boolean },
  urls: readonly string[],
): Promise<Change[]> {
  refuseFields(await knownUrlFaults(tx, id, urls));
  await insertReportedUrls(tx, id, urls, is_added);
  return urls.map((url) => ({ field: 'url', from: null, to: url }));
}

/** Inserts reported URLs, matched to domains and ignored links. */
export async function insertReportedUrls(tx: Tx, id: number, urls: readonly string[], is_added = false): Promise<void> {
  const ignored = await findIgnoredUrls(tx.db, urls);
  const domains = await matchHosts(tx.db, [...new Set(urls.map(hostOf))]);
  await insertUrls(
    tx.db,
    id,
    urls.map((url) => {
      const domain_id = domains.get(hostOf(url))?.domain_id ?? null;
      return { url, host: hostOf(url), domain_id, is_ignored: ignored.has(url), role: 'reported', is_added };
    }),
  );
  await recountOpenUrlsOf(tx.db, [id]);
}

/** Companies whose domains these URLs are on, without ignored URLs. */
export async function companiesOfUrls(db: Db, urls: readonly string[]): Promise<number[]> {
  const ignored = await findIgnoredUrls(db, urls);
  const hosts = urls.filter((url) => !ignored.has(url)).map(hostOf);
  const domains = await matchHosts(db, [...new Set(hosts)]);
  return [...new Set([...domains.values()].map(({ company_id }) => company_id))];
}
