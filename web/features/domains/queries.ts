import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#core/contract/endpoint.ts';
import { type Domain, getDomain, listDomains } from '#core/contract/registry/domains.ts';
import { call } from '#web/lib/call/call.ts';
import { loadAll, pageReading, useCounts } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { DOMAIN_VIEWS, type DomainFilter, type DomainsQuery, domainsQuery } from './domains-query.ts';

export const useDomains = (state: ListState<DomainFilter>, companyId?: number) =>
  useQuery(pageReading(listDomains, { query: domainsQuery(state, companyId) }));

const viewOf = (company__id?: number, status__name?: string): { query: DomainsQuery } => ({
  query: { limit: 1, company__id, status__name },
});

export const useDomainCounts = (companyId?: number) =>
  useCounts(listDomains, {
    '': viewOf(companyId),
    ...Object.fromEntries(DOMAIN_VIEWS.map(({ name }) => [name.toLowerCase(), viewOf(companyId, name)])),
  });

export const loadAllDomains = (state: ListState<DomainFilter>, companyId?: number): Promise<Domain[]> =>
  loadAll((part) => call(listDomains, { query: { ...domainsQuery(state, companyId), ...part } }));

/** One domain. The list's row is placeholder data until the response arrives. */
export function useDomain(id: number) {
  const client = useQueryClient();
  const known = () =>
    client
      .getQueriesData<Output<typeof listDomains>>({ queryKey: [listDomains.name] })
      .flatMap(([, page]) => page?.results ?? [])
      .find((domain) => domain.id === id);
  return useQuery({ ...reading(getDomain, { params: { id: String(id) } }), placeholderData: known });
}
