import { type Generated, type Selectable, sql } from 'kysely';
import { CONTENT_TYPES, type Model } from '#core/lookups.ts';
import type { Db } from '../../db/tables.ts';

interface EventsTable {
  id: Generated<number>;
  uuid: string;
  event_type: number;
  object_id: number;
  content_type: number;
  company_id: number | null;
  user_id: number | null;
  date: Date;
  name: Generated<string>;
  email: Generated<string>;
  company_name: Generated<string>;
  line1: Generated<string>;
  city: Generated<string>;
  state: Generated<string>;
  zip: Generated<string>;
  country_code: Generated<string>;
  dmca_public_id: Generated<string>;
  dmca_registration_id: Generated<string>;
  text: Generated<string>;
}

declare module '../../db/tables.ts' {
  interface Tables {
    events: EventsTable;
  }
}

export type EventRow = Selectable<EventsTable>;

interface OfCompany {
  uuid: string;
  event_type: number;
  model: Model;
  object_id: number;
  company_id: number;
  user_id: number | null;
  date: Date;
  text: string;
}

/** An event of a company, with the company as it stands and the one who acts. */
export async function insertEventOf(db: Db, event: OfCompany): Promise<void> {
  await sql`
    insert into events (uuid, event_type, object_id, content_type, company_id, user_id, date, name, email, company_name,
      line1, city, state, zip, country_code, dmca_public_id, dmca_registration_id, text)
    select ${event.uuid}, ${event.event_type}, ${event.object_id}, ${CONTENT_TYPES[event.model]}, c.id, u.id, ${event.date},
      coalesce(trim(u.first_name || ' ' || u.last_name), ''), coalesce(u.email, ''), c.name,
      c.address, c.city, c.state, c.zip, c.country_code, coalesce(c.dmca_public_id, ''),
      coalesce(c.dmca_registration_id, ''), ${event.text}
    from companies c left join users u on u.id = ${event.user_id}
    where c.id = ${event.company_id}`.execute(db);
}
