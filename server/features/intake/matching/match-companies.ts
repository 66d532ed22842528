import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import { demandsNothing, isCounted } from '#core/rules/intake/url-status.ts';
import type { Db } from '../../../db/tables.ts';
import { findIgnoredUrls } from '../ignored-links/ignored-links.ts';
import { assignedAmong } from './assigned-hosts.queries.ts';
import { matchHosts } from './match-hosts.ts';
import type { MatchedDomain } from './matching.queries.ts';
import { companyNamedIn } from './suggest-company.ts';

/** A URL as it is stored on a notice. */
export interface NewUrl {
  url: string;
  host: string;
  domain_id: number | null;
  is_ignored: boolean;
  role: 'reported' | 'mentioned';
  /** Added by a person to an existing notice. */
  is_added?: boolean;
}

export interface ReadUrl {
  url: string;
  host: string;
  role: 'reported' | 'mentioned';
}

/** A URL with the registered domain it is on. */
export interface MatchedUrl extends ReadUrl {
  is_ignored: boolean;
  domain: MatchedDomain | undefined;
  /** The company that a superuser assigned the host to, if it is on no registered domain. */
  assigned_company_id: number | undefined;
}

/** The company that a URL belongs to. */
const companyOf = ({ domain, assigned_company_id }: MatchedUrl): number | undefined =>
  domain?.company_id ?? assigned_company_id;

export interface CompanyMatch {
  urls: MatchedUrl[];
  /** Companies with a reported URL on one of their domains; each gets a notice. */
  company_ids: number[];
  /** Suggested to superusers for an unassigned notice: the first company whose domain is named. */
  suggested_company_id: number | null;
}

const companiesOf = (urls: readonly MatchedUrl[]): number[] => [
  ...new Set(urls.flatMap((url) => companyOf(url) ?? [])),
];

/** Companies that superusers assigned hosts to. */
async function assignedHosts(db: Db, hosts: readonly string[]): Promise<Map<string, number>> {
  const rows = hosts.length === 0 ? [] : await assignedAmong(db, hosts);
  return new Map(rows.map(({ host, company_id }) => [host, company_id]));
}

/**
 * decisions §7, §10: the companies are those of the registered domains among the hosts, and of the hosts that superusers assigned;
 * ignored links never count.
 */
async function matchByUrls(db: Db, read: readonly ReadUrl[]): Promise<CompanyMatch> {
  const ignored = await findIgnoredUrls(
    db,
    read.map(({ url }) => url),
  );
  const domains = await matchHosts(db, new Set(read.map(({ host }) => host)));
  const others = [...new Set(read.map(({ host }) => host))].filter((host) => !domains.has(host));
  const assigned = await assignedHosts(db, others);
  const urls = read.map((one) => ({
    ...one,
    is_ignored: ignored.has(one.url),
    domain: domains.get(one.host),
    assigned_company_id: assigned.get(one.host),
  }));
  const counting = urls.filter(({ is_ignored }) => !is_ignored);
  const company_ids = companiesOf(counting.filter(({ role }) => role === 'reported'));
  const suggested_company_id = company_ids[0] ?? companiesOf(counting)[0] ?? null;
  return { urls, company_ids, suggested_company_id };
}

/** For an unread message, a plain search of its raw text suggests a company but never assigns one. */
async function suggestByText(db: Db, text: string): Promise<CompanyMatch> {
  return { urls: [], company_ids: [], suggested_company_id: await companyNamedIn(db, text) };
}

const isAutomatedMail = ({ kind }: Completeness): boolean => kind === 'auto_reply' || kind === 'bounce';

/** The mail of ours that a message answers. */
interface Answered {
  company_id: number | null;
  reply: { is_company_deleted: boolean } | null;
}

/**
 * An answer to our reply belongs to the company of the notice that the reply was about (beyond § 13). Other answers to our mail
 * stay unassigned.
 */
function companiesOfAnswer({ company_id, reply }: Answered, match: CompanyMatch): number[] {
  if (reply === null || reply.is_company_deleted) return [];
  return company_id === null ? match.company_ids : [company_id];
}

/**
 * Matches a message to companies by the registered domains of its reported URLs. Automated mail and answers to a mail that
 * forwarded a notice stay unassigned, with a suggestion. `searched` is the raw text of an unread message.
 */
export async function matchCompanies(
  db: Db,
  { urls, completeness }: { urls: readonly ReadUrl[]; completeness: Completeness },
  answered: Answered | undefined,
  searched?: string,
): Promise<CompanyMatch> {
  const match = searched === undefined ? await matchByUrls(db, urls) : await suggestByText(db, searched);
  const suggested_company_id = answered?.company_id ?? match.suggested_company_id;
  const isAssigned = searched === undefined && !isAutomatedMail(completeness);
  if (!isAssigned) return { ...match, company_ids: [], suggested_company_id };
  return answered ? { ...match, company_ids: companiesOfAnswer(answered, match), suggested_company_id } : match;
}

/** Limit on stored URLs per message (URLs × notices). */
const ROWS_MAX = 100_000;

/**
 * The URLs that a company's notice stores: all of them, because superusers see other companies' URLs too, or only the company's
 * own if the total would exceed the limit.
 */
export function urlsFor({ urls, company_ids }: CompanyMatch, company_id: number | null): NewUrl[] {
  const isOwn = (url: MatchedUrl) => company_id === null || companyOf(url) === company_id;
  const kept = urls.length * company_ids.length > ROWS_MAX ? urls.filter(isOwn) : urls;
  return kept.map(({ url, host, domain, is_ignored, role }) => ({
    ...{ url, host, is_ignored, role },
    domain_id: domain?.domain_id ?? null,
  }));
}

/** The number of URLs that are open on a company's new notice (`isCounted` in core/rules/intake/url-status.ts). */
export function countOpenUrls(
  { urls }: CompanyMatch,
  company_id: number | null,
  { kind }: Pick<Completeness, 'kind'>,
): number {
  if (demandsNothing(kind)) return 0;
  const counted = urls.filter((url) =>
    isCounted({ ...url, domain_company_id: url.domain?.company_id ?? null }, company_id),
  );
  return counted.length;
}

/** The reported URLs on a company's own domains; all reported URLs for an unassigned notice. */
export const reportedUrls = ({ urls }: CompanyMatch, company_id: number | null): string[] =>
  urls
    .filter(({ role, is_ignored }) => role === 'reported' && !is_ignored)
    .filter((url) => company_id === null || companyOf(url) === company_id)
    .map(({ url }) => url);
