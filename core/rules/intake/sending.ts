import { type CompanyState, wasRegistered } from '../registry/company-life.ts';

/**
 * Prevents abuse as a mail relay: before its first registration, a company sends notices only to its members (beyond § 23).
 * Superusers are exempt.
 */
export const mayWriteToOthers = (actor: { readonly is_superuser: boolean }, company: CompanyState): boolean =>
  actor.is_superuser || wasRegistered(company);
