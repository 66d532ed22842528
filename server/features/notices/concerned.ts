import type { Db } from '../../db/tables.ts';
import { ignoredAmong } from '../ignored-links/ignored-links.ts';
import type { MatchedDomain } from './inbound.queries.ts';
import type { Reading } from './make-notices.ts';
import { matchHosts } from './match-hosts.ts';
import type { NewUrl } from './notices.queries.ts';
import type { Relation } from './own-mail.ts';

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
async function concernedBy(db: Db, read: readonly ReadUrl[]): Promise<Concerned> {
  const ignored = await ignoredAmong(
    db,
    read.map(({ url }) => url),
  );
  const domains = await matchHosts(db, new Set(read.map(({ host }) => host)));
  const urls = read.map((one) => ({ ...one, is_ignored: ignored.has(one.url), domain: domains.get(one.host) }));
  const counting = urls.filter(({ is_ignored }) => !is_ignored);
  const company_ids = companiesOf(counting.filter(({ role }) => role === 'reported'));
  const suggested_company_id = company_ids.length > 0 ? null : (companiesOf(counting)[0] ?? null);
  return { urls, company_ids, suggested_company_id };
}

const NOBODY: Pick<Concerned, 'company_ids' | 'suggested_company_id'> = { company_ids: [], suggested_company_id: null };

/** Machines' mail and answers to ours stay with the superusers; the rest is whose domains are reported. */
export async function whose(db: Db, { urls, completeness }: Reading, relation: Relation): Promise<Concerned> {
  const concerned = await concernedBy(db, urls);
  if (relation.is === 'an answer to our mail') {
    return { ...concerned, ...NOBODY, suggested_company_id: relation.mail.company_id };
  }
  return completeness.kind === 'auto_reply' || completeness.kind === 'bounce' ? { ...concerned, ...NOBODY } : concerned;
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
