import { getCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { getNotice } from '#core/contract/intake/notices.ts';
import { getCompany } from '#core/contract/registry/companies.ts';
import { getDomain } from '#core/contract/registry/domains.ts';
import { getOrder } from '#core/contract/trade/orders.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { reading } from '#web/lib/call/query.ts';
import { queryClient } from '#web/lib/call/query-client.ts';

/** Prefetches of detail screens, started when the pointer is over their link. */
export const prefetchCompany = (id: string) => void queryClient.prefetchQuery(reading(getCompany, { params: { id } }));
export function prefetchOverview(id: string): void {
  prefetchCompany(id);
  void queryClient.prefetchQuery(reading(getProtection, { params: { id } }));
}
export const prefetchDomain = (id: string) => void queryClient.prefetchQuery(reading(getDomain, { params: { id } }));
export const prefetchNotice = (id: string) => void queryClient.prefetchQuery(reading(getNotice, { params: { id } }));
export const prefetchCounterNotice = (id: string) =>
  void queryClient.prefetchQuery(reading(getCounterNotice, { params: { id } }));
export const prefetchOrder = (id: string) => void queryClient.prefetchQuery(reading(getOrder, { params: { id } }));
