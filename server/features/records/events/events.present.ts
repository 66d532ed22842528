import type { Event } from '#core/contract/records/history.ts';
import { EVENT_TYPES } from '#core/lookups.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import type { Db } from '../../../db/tables.ts';
import { countryName } from '../../../lookups/countries.ts';
import { contentTypeOf } from '../notes/content-type.ts';
import { peopleOf } from '../users/read/people.ts';
import type { EventView } from './events.queries.ts';

const typeOf = (id: number) => EVENT_TYPES.find((type) => type.id === id)!;

export async function presentEvents(db: Db, rows: readonly EventView[]): Promise<Event[]> {
  const people = await peopleOf(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.map(
    ({ event_type, content_type, company_id, of_company, notice, user_id, country_code, date, ...row }) => ({
      ...row,
      notice: notice && { ...notice, number: noticeNumber(notice.id) },
      event_type: typeOf(event_type),
      content_type: contentTypeOf(content_type),
      company: company_id === null ? null : { id: company_id, name: of_company ?? '' },
      user: people.get(user_id) ?? null,
      date: date.toISOString(),
      country: country_code === '' ? '' : countryName(country_code),
    }),
  );
}
