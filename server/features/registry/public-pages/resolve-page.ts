import { AppError } from '#core/errors.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { claimedNumber } from '#core/rules/registry/agent-block.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { noticeFormUrl } from './page-url.ts';
import { type FindPage, findingPage, firstDomain, getPageSettings } from './public-pages.queries.ts';

export { type FindPage, findingPage };

/** A company's public page, with what its policy page shows. */
export interface OpenPage {
  company_id: number;
  /** The legal name. */
  company: string;
  slug: string;
  status_id: number;
  /** The public report is on. */
  is_transparency: boolean;
  service_name: string;
  intro: string;
  repeat_policy: string;
  /** Null unless the company is Registered and unexpired: the page then makes no claim about the designation. */
  registration_number: string | null;
}

/** `More`: what is read beside a page. */
export type ResolvedPage<More> =
  | { is: 'open'; page: OpenPage & More }
  /** An earlier slug, or another letter case: the answer redirects to the current slug. */
  | { is: 'moved'; slug: string; page: OpenPage & More }
  /** The company was removed. */
  | { is: 'gone'; company: string }
  /** Unknown, or switched off. */
  | { is: 'missing' };

const LONGEST = 100;

/** Nothing beside it. */
export const findAlone = findingPage<unknown>(() => ({}));

/** The page at `/p/{slug}`, with what `find` reads beside it. */
export async function resolvePage<More>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  typed: string,
  find: FindPage<More>,
): Promise<ResolvedPage<More>> {
  if (typed.length > LONGEST || typed.includes('\0')) return { is: 'missing' };
  const now = clock.now();
  const found = await find(db, { slug: typed.toLowerCase(), now });
  if (!found) return { is: 'missing' };
  if (found.status_id === COMPANY_STATUS.removed) return { is: 'gone', company: found.company };
  if (!found.is_on) return { is: 'missing' };
  const page = { ...found, registration_number: claimedNumber(found, dateOf(now)) };
  return page.slug === typed ? { is: 'open', page } : { is: 'moved', slug: page.slug, page };
}

/** The page that a form is submitted on. A form that was drawn before the slug changed is taken too. */
export async function pageForForm(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<OpenPage> {
  const resolved = await resolvePage(deps, slug, findAlone);
  if (resolved.is === 'missing') throw new AppError('not_found');
  if (resolved.is === 'gone') throw new AppError('company_gone', { message: messages.companyGone(resolved.company) });
  return resolved.page;
}

/** The address of a company's notice form; null while it can't be used. */
export async function formAddressOf(
  db: Db,
  config: Pick<Config, 'PUBLIC_URL'>,
  company_id: number,
): Promise<string | null> {
  const { slug, is_on } = await getPageSettings(db, company_id);
  return slug !== null && is_on ? noticeFormUrl(config.PUBLIC_URL, slug) : null;
}

/** A domain of the company, read with the page to show what its form takes. */
export const DOMAIN_BESIDE_PAGE = { domain: firstDomain };
