import type { TypedRecord } from '#core/contract/registry/public-record.ts';
import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { type RecordValues, registrationNumber } from '#core/rules/registry/public-record/record.ts';

type Typed = { values: RecordValues; fields?: undefined } | { values?: undefined; fields: FieldErrors };

/** A record from typed fields. Blank ones were not shown; a list of names is taken as the whole list. */
export function typedValues({ registration_id, status, provider, address, agent, ...typed }: TypedRecord): Typed {
  const number = registrationNumber(registration_id);
  if (number === null) return { fields: { registration_id: [messages.registrationNumberInvalid] } };
  const { alternative_names: names, filed_date, expires_date } = typed;
  const values = {
    registration_id: number,
    status,
    provider: provider || null,
    address: address || null,
    alternative_names: [...new Set((names ?? []).filter((name) => name !== ''))],
    has_all_names: Array.isArray(names),
    agent_name: agent?.name || null,
    agent_address: agent?.address || null,
    agent_phone: agent?.phone || null,
    agent_email: agent?.email || null,
    filed_date: filed_date ?? null,
    expires_date: expires_date ?? null,
  };
  return { values };
}
