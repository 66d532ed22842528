import type { Tx } from '../../db/transaction.ts';
import { ignoredAmong } from '../ignored-links/ignored-links.ts';
import type { MatchedDomain } from './inbound.queries.ts';
import { matchHosts } from './match-hosts.ts';
import type { NewUrl } from './notices.queries.ts';

export interface ReadUrl {
  url: string;
  host: string;
  role: 'reported' | 'mentioned';
}

/** A URL of a message, whether it counts, and the registered domain that it is on. */
export interface MatchedUrl extends ReadUrl {
  is_ignored: boolean;
  domain: MatchedDomain | undefined;
}

export interface Concerned {
  urls: MatchedUrl[];
  /** Each gets a notice: one of its domains is reported. */
  company_ids: number[];
  /** Only mentioned: for superusers, who may assign it. */
  suggested_company_id: number | null;
}

const companiesOf = (urls: readonly MatchedUrl[]): number[] => [
  ...new Set(urls.flatMap(({ domain }) => domain?.company_id ?? [])),
];

/** decisions §7, §10: the hosts of the mail ∩ the registered domains decides whose notice it is; ignored links never count. */
export async function concernedBy(tx: Tx, read: readonly ReadUrl[]): Promise<Concerned> {
  const ignored = await ignoredAmong(
    tx.db,
    read.map(({ url }) => url),
  );
  const domains = await matchHosts(tx.db, new Set(read.map(({ host }) => host)));
  const urls = read.map((one) => ({ ...one, is_ignored: ignored.has(one.url), domain: domains.get(one.host) }));
  const counting = urls.filter(({ is_ignored }) => !is_ignored);
  const company_ids = companiesOf(counting.filter(({ role }) => role === 'reported'));
  const suggested_company_id = company_ids.length > 0 ? null : (companiesOf(counting)[0] ?? null);
  return { urls, company_ids, suggested_company_id };
}

/** Of one mail, whomever it concerns: a row for each URL and each notice. */
const ROWS_MAX = 100_000;

/**
 * The URLs as one company's notice keeps them: all of them, its own marked with their domains (nobody's notice has all
 * marked). A mail about very many URLs of very many companies leaves each with its own.
 */
export function urlsFor({ urls, company_ids }: Concerned, company_id: number | null): NewUrl[] {
  const isOwn = ({ domain }: MatchedUrl) => company_id === null || domain?.company_id === company_id;
  const kept = urls.length * company_ids.length > ROWS_MAX ? urls.filter(isOwn) : urls;
  return kept.map((one) => {
    const domain_id = isOwn(one) ? (one.domain?.domain_id ?? null) : null;
    return { url: one.url, host: one.host, domain_id, is_ignored: one.is_ignored, role: one.role };
  });
}

/** The URLs that a company's notice is about: those reported on its own domains; all reported ones when it is nobody's. */
export const reportedTo = ({ urls }: Concerned, company_id: number | null): string[] =>
  urls
    .filter(({ role, is_ignored }) => role === 'reported' && !is_ignored)
    .filter(({ domain }) => company_id === null || domain?.company_id === company_id)
    .map(({ url }) => url);
