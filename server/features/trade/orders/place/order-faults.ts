import type { FieldErrors } from '#core/errors.ts';
import { countryFaults } from '../../../registry/companies/change/company-values.ts';
import { entryFaults } from '../../../registry/domains/adding/order-domains.ts';

type Body = Readonly<Record<string, unknown>>;

/** Faults that only the server sees: an unknown country, and invalid or repeated names. */
export const orderFaults = (body: Body): FieldErrors => ({
  ...countryFaults(body),
  ...entryFaults(body.added, 'added'),
});
