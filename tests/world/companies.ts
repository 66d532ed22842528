import { randomBytes } from 'node:crypto';
import { createCompany } from '#core/contract/registry/companies.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import type { Person } from './person.ts';
import type { World } from './world.ts';

let made = 0;

/** A valid body for a new company. */
export const companyFields = (fields: object = {}) => ({
  name: `Harbor ${process.pid}-${++made} Ltd`,
  address: '12 Quay Street',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  country: 'United States',
  ...fields,
});

/** Creates a company through the API: New, with a draft registration order. */
export const newCompany = (owner: Person, fields: object = {}) =>
  owner.call(createCompany, { body: companyFields(fields) });

/** A unique domain name. */
export const someDomain = (suffix = 'com'): string =>
  `quay-${process.pid}-${++made}-${randomBytes(3).toString('hex')}.${suffix}`;

/** Inserts a domain of a company directly, bypassing orders. */
export async function putDomain(
  { deps, clock }: World,
  company_id: number,
  domain: { name?: string; unicode_name?: string; status_id?: number } = {},
): Promise<{ id: number; name: string }> {
  const name = domain.name ?? someDomain();
  const values = { unicode_name: name, email: null, status_id: DOMAIN_STATUS.registered, ...domain, name };
  const { id } = await deps.db
    .insertInto('domains')
    .values({ ...values, company_id, created_date: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, name };
}
