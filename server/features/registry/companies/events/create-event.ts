import { FIRST_DESIGNATION_DATE } from '#core/constants.ts';
import type { Event, EventFields } from '#core/contract/records/history.ts';
import type { FieldErrors } from '#core/errors.ts';
import { EVENT_TYPES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { dateOf, momentOf } from '#core/rules/text/calendar.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { refuseFields } from '../../../../http/answer/refuse.ts';
import { addEvent } from '../../../records/events/add-event.ts';
import { countryFaults, knownCountry } from '../change/company-values.ts';
import { readCompany } from '../read/read-company.ts';

/** Validation beyond the schema: ids are required unless the company has them, and the date must not be in the future. */
function eventErrors(
  ids: Pick<EventFields, 'dmca_public_id' | 'dmca_registration_id'>,
  date: Date,
  now: Date,
): FieldErrors {
  const fields: FieldErrors = {};
  if (ids.dmca_public_id === '') fields.dmca_public_id = [messages.publicIdRequired];
  if (ids.dmca_registration_id === '') fields.dmca_registration_id = [messages.registrationIdRequired];
  if (date > now) fields.date = [messages.completedInFuture];
  if (dateOf(date) < FIRST_DESIGNATION_DATE) fields.date = [messages.completedTooEarly];
  return fields;
}

/** decisions §6: the agent records events that happened outside the product. */
export function createEvent(deps: Deps, actor: Actor, company_id: number, body: EventFields): Promise<Event> {
  return transaction(deps, actor, async (tx) => {
    const { designation } = await readCompany({ db: tx.db, clock: deps.clock }, visibleTo(actor), company_id);
    const { country, date: typed, ...fields } = body;
    const date = typed === undefined ? tx.now : momentOf(typed);
    const ids = {
      dmca_public_id: fields.dmca_public_id || designation?.dmca_public_id || '',
      dmca_registration_id: fields.dmca_registration_id || designation?.dmca_registration_id || '',
    };
    refuseFields({ ...eventErrors(ids, date, tx.now), ...countryFaults({ country }) });
    const about = { object_id: company_id, model: 'company', company_id } as const;
    const act = { uuid: tx.uuid, user_id: actor.id, date };
    const event = { ...fields, ...ids, ...about, ...act, country_code: knownCountry(country) };
    const to = EVENT_TYPES.find((type) => type.id === fields.event_type)!.name;
    recordHistory(tx, { ...about, action: 'event added', changes: [{ field: 'event', from: null, to }] });
    return addEvent(tx, visibleTo(actor), event);
  });
}
