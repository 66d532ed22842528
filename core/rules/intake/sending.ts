import { type CompanyState, wasRegistered } from '../registry/company-life.ts';

/**
 * Before its first registration is complete a company writes only to its own members: an address that was only typed in may be
 * anybody's (beyond § 23). Superusers are free.
 */
export const mayWriteToOthers = (actor: { readonly is_superuser: boolean }, company: CompanyState): boolean =>
  actor.is_superuser || wasRegistered(company);
