import { systemClock } from '#server/base/clock.ts';
import type { Db } from '#server/db/tables.ts';
import { transaction } from '#server/db/transaction.ts';
import { openPage } from '#server/features/registry/public-pages/open-page.ts';

export interface FormPage {
  slug: string;
  domain: string;
}

/** Inserts companies with a domain, a notice address and an open public page. */
export async function insertPages(db: Db, count: number): Promise<FormPage[]> {
  const pages: FormPage[] = [];
  for (let n = 0; n < count; n++) {
    const domain = `form-quay-${n}.com`;
    const created_date = new Date();
    const { id: company_id } = await db
      .insertInto('companies')
      .values({ name: `Form Quay ${n}`, status_id: 13, created_date })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('domains')
      .values({
        name: domain,
        unicode_name: domain,
        email: `notices@${domain}`,
        company_id,
        status_id: 13,
        created_date,
      })
      .execute();
    await transaction({ db, clock: systemClock }, null, (tx) => openPage(tx, company_id));
    pages.push({ slug: domain.replace('.', '-'), domain });
  }
  return pages;
}

/** A valid form from a sender of its own. */
export function pageForm(n: number, { domain }: FormPage) {
  const email = `form-sender-${n}@example.net`;
  return {
    ...{ role: 'owner', name: 'Nora Quill', email, email_repeat: email, country: 'Norway', phone: '+47 555 0100' },
    works: [{ description: `Photograph of the old lighthouse, number ${n}`, kind: 'image' }],
    urls: [`https://${domain}/stolen/${n}`],
    ...{ good_faith: true, fair_use: true, accuracy: true, misrepresentation: true, forwarding: true },
    signature: 'Nora Quill',
  };
}
