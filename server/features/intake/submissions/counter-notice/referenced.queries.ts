import type { NoticeReference } from '#core/rules/intake/notice-reference.ts';
import type { Db } from '../../../../db/tables.ts';

/** The notice of a company that a subscriber names; null if there is none. */
export async function referencedNotice(db: Db, company_id: number, reference: NoticeReference): Promise<number | null> {
  const notices = db
    .selectFrom('notices as n')
    .select('n.id')
    .where('n.company_id', '=', company_id)
    .where('n.deleted_date', 'is', null);
  const named =
    'id' in reference
      ? notices.where('n.id', '=', reference.id)
      : notices
          .innerJoin('submissions as s', 's.id', 'n.submission_id')
          .where('s.reference', '=', reference.form)
          .where('s.kind', '=', 'notice')
          .orderBy('n.id')
          .limit(1);
  return (await named.executeTakeFirst())?.id ?? null;
}
