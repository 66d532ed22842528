import type { PublicPage, PublicPageChange } from '#core/contract/intake/public-page.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { changesBetween, recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import type { Db } from '../../../db/tables.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize } from '../../../http/answer/refuse.ts';
import { refuseRemoved } from '../companies/change/refuse-removed.ts';
import { checkCompany, findCompanyForUpdate } from '../companies/read/read-company.ts';
import { noticeFormUrl, pageUrl } from './page-url.ts';
import { claimSlug, countForms, getPageSettings, type PageSettings, savePageSettings } from './public-pages.queries.ts';

async function present(db: Db, publicUrl: string, company_id: number, settings: PageSettings): Promise<PublicPage> {
  const { slug } = settings;
  return {
    ...settings,
    url: slug === null ? null : pageUrl(publicUrl, slug),
    notice_url: slug === null ? null : noticeFormUrl(publicUrl, slug),
    counts: await countForms(db, company_id),
  };
}

/** Whole URLs of a company's public page. */
export interface PageUrls {
  url: string;
  notice_url: string;
}

/** The addresses of the company's page, if it is on. */
export async function openPageUrls(db: Db, publicUrl: string, company_id: number): Promise<PageUrls | null> {
  const { slug, is_on } = await getPageSettings(db, company_id);
  return is_on && slug !== null ? { url: pageUrl(publicUrl, slug), notice_url: noticeFormUrl(publicUrl, slug) } : null;
}

/** Whether the company's notices can be exported for Lumen. */
export const isLumenOn = async (db: Db, company_id: number): Promise<boolean> =>
  (await getPageSettings(db, company_id)).is_lumen;

export async function readPublicPage({ db, config }: Deps, actor: Actor, company_id: number): Promise<PublicPage> {
  await checkCompany(db, visibleTo(actor), company_id);
  return present(db, config.PUBLIC_URL, company_id, await getPageSettings(db, company_id));
}

const opensMore = ({ is_transparency, is_lumen }: PublicPageChange): boolean =>
  is_transparency === true || is_lumen === true;

/** beyond-edges § 12: texts can be prepared before the first registration, but the page opens with it. */
function refuseUnopened({ slug, is_on }: PageSettings, change: PublicPageChange): void {
  const opens = change.slug !== undefined || change.is_on === true || opensMore(change);
  if (slug === null && opens) throw new AppError('page_not_open');
  if (!is_on && change.is_on === undefined && opensMore(change)) throw new AppError('pages_off');
}

/** beyond-edges § 21: the report and Lumen are off when the pages are off. */
const closedTogether = (settings: PageSettings): PageSettings =>
  settings.is_on ? settings : { ...settings, is_transparency: false, is_lumen: false };

/** The company may take back a slug that it had before. */
async function takeSlug(tx: Tx, company_id: number, slug: string): Promise<void> {
  if (await claimSlug(tx.db, slug, company_id, tx.now)) return;
  throw new AppError('slug_taken', { fields: { slug: [messages.slugTaken] } });
}

export function changePublicPage(
  deps: Deps,
  actor: Actor,
  company_id: number,
  change: PublicPageChange,
): Promise<PublicPage> {
  return transaction(deps, actor, async (tx) => {
    // Locks the company, so that two changes of its page don't overwrite each other.
    const company = await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    authorize(actor, 'company.edit', { roles: rolesIn(actor, company_id) });
    refuseRemoved(company);
    const before = await getPageSettings(tx.db, company_id);
    refuseUnopened(before, change);
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const after = closedTogether({ ...before, ...given });
    const changes = changesBetween(before, after);
    if (changes.length > 0) {
      if (after.slug !== null && after.slug !== before.slug) await takeSlug(tx, company_id, after.slug);
      await savePageSettings(tx.db, company_id, after);
      recordHistory(tx, { model: 'company', object_id: company_id, action: 'public page changed', changes });
    }
    return present(tx.db, deps.config.PUBLIC_URL, company_id, after);
  });
}
