import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Db } from '../../../db/tables.ts';
import { ignoredAmong } from '../ignored-links/ignored-links.ts';
import { matchHosts } from './match-hosts.ts';
import type { MatchedDomain } from './matching.queries.ts';
import { companyNamedIn } from './suggest-company.ts';

/** A URL as a notice keeps it. */
export interface NewUrl {
  url: string;
  host: string;
  domain_id: number | null;
  is_ignored: boolean;
  role: 'reported' | 'mentioned';
  /** By a person, to a notice that was there. */
  is_added?: boolean;
}

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
  /** Where no company is concerned: the first that is named, for superusers, who may assign it. */
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
  const suggested_company_id = company_ids[0] ?? companiesOf(counting)[0] ?? null;
  return { urls, company_ids, suggested_company_id };
}

/** Of a message that could not be read: a plain search of its raw text only suggests a company. */
async function suggestedIn(db: Db, text: string): Promise<Concerned> {
  return { urls: [], company_ids: [], suggested_company_id: await companyNamedIn(db, text) };
}

const isMachine = ({ kind }: Completeness): boolean => kind === 'auto_reply' || kind === 'bounce';

/**
 * Machines' mail and answers to ours stay with the superusers, the company only suggested; the rest is whose domains are
 * reported. `searched` is the raw text of a message that could not be read.
 */
export async function whose(
  db: Db,
  { urls, completeness }: { urls: readonly ReadUrl[]; completeness: Completeness },
  /** The mail of ours that it answers. */
  answered: { company_id: number | null } | undefined,
  searched?: string,
): Promise<Concerned> {
  const concerned = searched === undefined ? await concernedBy(db, urls) : await suggestedIn(db, searched);
  if (answered) {
    const suggested_company_id = answered.company_id ?? concerned.suggested_company_id;
    return { ...concerned, company_ids: [], suggested_company_id };
  }
  return isMachine(completeness) ? { ...concerned, company_ids: [] } : concerned;
}

/** Of one mail, whomever it concerns: a row for each URL and each notice. */
const ROWS_MAX = 100_000;

/**
 * The URLs as one company's notice keeps them: all of them, each with the registered domain that it is on, whoever's that is;
 * only superusers see those of others. A mail about very many URLs of very many companies leaves each with its own.
 */
export function urlsFor({ urls, company_ids }: Concerned, company_id: number | null): NewUrl[] {
  const isOwn = ({ domain }: MatchedUrl) => company_id === null || domain?.company_id === company_id;
  const kept = urls.length * company_ids.length > ROWS_MAX ? urls.filter(isOwn) : urls;
  return kept.map(({ url, host, domain, is_ignored, role }) => ({
    ...{ url, host, is_ignored, role },
    domain_id: domain?.domain_id ?? null,
  }));
}

/** The URLs that a company's notice is about: those reported on its own domains; all reported ones when it is nobody's. */
export const reportedTo = ({ urls }: Concerned, company_id: number | null): string[] =>
  urls
    .filter(({ role, is_ignored }) => role === 'reported' && !is_ignored)
    .filter(({ domain }) => company_id === null || domain?.company_id === company_id)
    .map(({ url }) => url);
