import { sql } from 'kysely';
import type { RecordListQuery } from '#core/contract/registry/public-record.ts';
import { readKeys } from '../../../../db/lists/list.ts';
import { containsText } from '../../../../db/lists/search.ts';
import { countOf, tableListing } from '../../../../db/lists/table-list.ts';
import type { Db } from '../../../../db/tables.ts';

const ORDERINGS = {
  due_date: sql`c.record_due_date`,
  company: sql`lower(c.name)`,
  last_check: sql`coalesce(c.record_checked_date, '-infinity')`,
};

/** The designated companies; those never due, which were removed, are at the end of all. */
export function listDesignated(db: Db, query: RecordListQuery, today: string) {
  const { is_due, search } = query;
  const list = {
    from: sql`companies c`,
    where: [
      is_due === undefined
        ? sql`c.dmca_registration_id is not null`
        : is_due
          ? sql`c.record_due_date <= ${today}::date`
          : sql`c.dmca_registration_id is not null and (c.record_due_date > ${today}::date or c.record_due_date is null)`,
      ...(search ? [containsText(sql`lower(c.name)`, search)] : []),
    ],
  };
  const ordering = query.ordering ?? 'due_date';
  const count = search ? undefined : countOf(list);
  return readKeys(db, query, tableListing({ ...list, id: sql`c.id`, orderings: ORDERINGS, ordering, count }));
}
