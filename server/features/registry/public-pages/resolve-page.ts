import { AppError } from '#core/errors.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { claimedNumber } from '#core/rules/registry/agent-block.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import type { Config } from '../../../base/config.ts';
import type { Db } from '../../../db/tables.ts';
import type { Deps } from '../../../deps.ts';
import { noticeFormUrl } from './page-url.ts';
import { type FoundPage, findPage, getPageSettings, namesOf } from './public-pages.queries.ts';

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

export type ResolvedPage =
  | { is: 'open'; page: OpenPage }
  /** An earlier slug, or another letter case: the answer redirects to the current slug. */
  | { is: 'moved'; slug: string; page: OpenPage }
  /** The company was removed. */
  | { is: 'gone'; company: string }
  /** Unknown, or switched off. */
  | { is: 'missing' };

const LONGEST = 100;

function openPageOf({ is_on: _, dmca_registration_id, expires_date, ...page }: FoundPage, today: string): OpenPage {
  const { status_id } = page;
  return { ...page, registration_number: claimedNumber({ status_id, dmca_registration_id, expires_date }, today) };
}

/** The page at `/p/{slug}`. */
export async function resolvePage({ db, clock }: Pick<Deps, 'db' | 'clock'>, typed: string): Promise<ResolvedPage> {
  const page = typed.length > LONGEST || typed.includes('\0') ? undefined : await findPage(db, typed.toLowerCase());
  if (!page) return { is: 'missing' };
  if (page.status_id === COMPANY_STATUS.removed) return { is: 'gone', company: page.company };
  if (!page.is_on) return { is: 'missing' };
  const open = openPageOf(page, dateOf(clock.now()));
  return page.slug === typed ? { is: 'open', page: open } : { is: 'moved', slug: page.slug, page: open };
}

/** The page that a form is submitted on. A form that was drawn before the slug changed is taken too. */
export async function pageForForm(deps: Pick<Deps, 'db' | 'clock'>, slug: string): Promise<OpenPage> {
  const resolved = await resolvePage(deps, slug);
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

/** A domain of the company, to show what its form takes. */
export const exampleDomain = async (db: Db, company_id: number): Promise<string> =>
  (await namesOf(db, company_id)).domain ?? 'example.com';
