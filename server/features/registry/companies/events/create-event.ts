import { FIRST_DESIGNATION_DATE } from '#core/constants.ts';
import type { Event, EventFields } from '#core/contract/records/history.ts';
import type { Company } from '#core/contract/registry/companies.ts';
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

interface Facts {
  ids: Pick<EventFields, 'dmca_public_id' | 'dmca_registration_id'>;
  date: Date;
  now: Date;
  country?: string | undefined;
}

/** The ids default to the company's. */
const idsOf = (given: Partial<EventFields>, { designation }: Pick<Company, 'designation'>) => ({
  dmca_public_id: given.dmca_public_id || designation?.dmca_public_id || '',
  dmca_registration_id: given.dmca_registration_id || designation?.dmca_registration_id || '',
});

/** Validation beyond the schema: ids are required unless the company has them, and the date must not be in the future. */
function eventErrors({ ids, date, now, country }: Facts): FieldErrors {
  const fields = countryFaults({ country });
  if (ids.dmca_public_id === '') fields.dmca_public_id = [messages.publicIdRequired];
  if (ids.dmca_registration_id === '') fields.dmca_registration_id = [messages.registrationIdRequired];
  if (date > now) fields.date = [messages.completedInFuture];
  if (dateOf(date) < FIRST_DESIGNATION_DATE) fields.date = [messages.completedTooEarly];
  return fields;
}

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number };
  given: Partial<EventFields>;
}

/** Access to the company, checked before the shape of the body; also the errors beyond the shape. */
export async function examineEvent({ deps, actor, params, given }: Visit): Promise<FieldErrors> {
  const company = await readCompany(deps, visibleTo(actor), params.id);
  const now = deps.clock.now();
  const date = given.date === undefined ? now : momentOf(given.date);
  return eventErrors({ ids: idsOf(given, company), date, now, country: given.country });
}

/** decisions §6: the agent records events that happened outside the product. */
export function createEvent(deps: Deps, actor: Actor, company_id: number, body: EventFields): Promise<Event> {
  return transaction(deps, actor, async (tx) => {
    const company = await readCompany({ db: tx.db, clock: deps.clock }, visibleTo(actor), company_id);
    const { country, date: typed, ...fields } = body;
    const date = typed === undefined ? tx.now : momentOf(typed);
    const ids = idsOf(fields, company);
    refuseFields(eventErrors({ ids, date, now: tx.now, country }));
    const about = { object_id: company_id, model: 'company', company_id } as const;
    const act = { uuid: tx.uuid, user_id: actor.id, date };
    const event = { ...fields, ...ids, ...about, ...act, country_code: knownCountry(country) };
    const to = EVENT_TYPES.find((type) => type.id === fields.event_type)!.name;
    recordHistory(tx, { ...about, action: 'event added', changes: [{ field: 'event', from: null, to }] });
    return addEvent(tx, visibleTo(actor), event);
  });
}
