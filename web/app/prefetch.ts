import { getCompany } from '#core/contract/companies.ts';
import { getDomain } from '#core/contract/domains.ts';
import { getNotice } from '#core/contract/notices.ts';
import { getOrder } from '#core/contract/orders.ts';
import { getProtection } from '#core/contract/protection.ts';
import { reading } from '#web/lib/query.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** What the details show first, asked for while the pointer is still on its way. */
export const prefetchCompany = (id: string) => void queryClient.prefetchQuery(reading(getCompany, { params: { id } }));
export function prefetchOverview(id: string): void {
  prefetchCompany(id);
  void queryClient.prefetchQuery(reading(getProtection, { params: { id } }));
}
export const prefetchDomain = (id: string) => void queryClient.prefetchQuery(reading(getDomain, { params: { id } }));
export const prefetchNotice = (id: string) => void queryClient.prefetchQuery(reading(getNotice, { params: { id } }));
export const prefetchOrder = (id: string) => void queryClient.prefetchQuery(reading(getOrder, { params: { id } }));
