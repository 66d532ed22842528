import { defaultSlugs } from '#core/rules/registry/page-slug.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Tx, transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/queue.ts';
import { claimSlug, companiesWithoutPage, getPageSettings, namesOf, savePageSettings } from './public-pages.queries.ts';

const AT_ONCE = 100;

async function claimDefaultSlug(tx: Tx, company_id: number): Promise<string> {
  const named = await namesOf(tx.db, company_id);
  for (const slug of defaultSlugs({ company_id, ...named })) {
    if (await claimSlug(tx.db, slug, company_id, tx.now)) return slug;
  }
  throw new Error('the default slugs are endless');
}

/** beyond § 12: the pages of a company are on from its first completed registration. A company that has a page keeps it. */
export async function openPage(tx: Tx, company_id: number): Promise<void> {
  const settings = await getPageSettings(tx.db, company_id);
  if (settings.slug !== null) return;
  const slug = await claimDefaultSlug(tx, company_id);
  await savePageSettings(tx.db, company_id, { ...settings, slug, is_on: true });
  const changes = [{ field: 'slug', from: null, to: slug }];
  recordHistory(tx, { model: 'company', object_id: company_id, action: 'public page opened', changes });
}

/** Opens the pages of companies that were registered before there were pages. Enqueued by the migration. */
export const openPages = (deps: Deps): JobHandler => ({
  retry: [5, 30, 120, 600, 3600],
  async run() {
    for (;;) {
      const ids = await companiesWithoutPage(deps.db, AT_ONCE);
      for (const id of ids) await transaction(deps, null, (tx) => openPage(tx, id));
      if (ids.length < AT_ONCE) return;
    }
  },
});
