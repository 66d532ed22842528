import type { DomainEntry } from '#core/contract/trade/orders.ts';
import type { FieldErrors } from '#core/errors.ts';
import { countryErrors } from '../../../registry/companies/change/company-values.ts';
import { entryErrors } from '../../../registry/domains/staged/order-domains.ts';

interface Parts {
  country?: string | undefined;
  added?: readonly DomainEntry[] | undefined;
}

/** Errors of an order's fields and domain names, reported together and before the order's state. */
export const orderErrors = (parts: Parts): FieldErrors => ({
  ...countryErrors(parts),
  ...entryErrors(parts.added ?? [], 'added'),
});
