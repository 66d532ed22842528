import type { Input } from '#core/contract/endpoint.ts';
import { DomainListQuery, type listDomains } from '#core/contract/registry/domains.ts';
import { DOMAIN_STATUS, DOMAIN_STATUSES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export type DomainsQuery = NonNullable<Input<typeof listDomains>['query']>;

export const DOMAIN_LIST = { sort: 'name', filters: ['status', 'company'] } as const;
export type DomainFilter = (typeof DOMAIN_LIST.filters)[number];

/** Statuses of a user's own domains; `Attached to another order` only ever applies to someone else's. */
export const DOMAIN_VIEWS = DOMAIN_STATUSES.filter(({ id }) => id !== DOMAIN_STATUS.attached);

/** Maps URL parameters to the API query; invalid values are dropped. */
export function domainsQuery(state: ListState<DomainFilter>, companyId?: number): DomainsQuery {
  const status = DOMAIN_VIEWS.find(({ name }) => name.toLowerCase() === state.filters.status);
  const { ordering, company__id } = DomainListQuery.shape;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    status__name: status?.name,
    company__id: companyId ?? company__id.safeParse(state.filters.company || undefined).data,
  };
}
