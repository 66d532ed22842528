import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Output } from '#core/contract/endpoint.ts';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import { type Company, getBilling, getCompany, listCompanies } from '#core/contract/registry/companies.ts';
import { getPolicyUrl } from '#core/contract/registry/policy-url.ts';
import { getPublicRecord, listPublicRecords } from '#core/contract/registry/public-record.ts';
import { getSubscription, listInvoices, type SubscriptionDetail } from '#core/contract/trade/payments.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { COMPANY_STATUSES } from '#core/lookups.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { COUNT_ONLY, pageReading, useCounts } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import {
  type CompaniesQuery,
  type CompanyFilter,
  companiesQuery,
  RECORDS_TO_CHECK,
  SAVED_VIEWS,
} from './list/companies-query.ts';

export const useCompanies = (state: ListState<CompanyFilter>) =>
  useQuery(pageReading(listCompanies, { query: companiesQuery(state) }));

const viewOf = (status__name?: string): { query: CompaniesQuery } => ({ query: { limit: 1, status__name } });

export function useCompanyCounts() {
  const companies = useCounts(listCompanies, {
    '': viewOf(),
    ...Object.fromEntries(
      Object.entries(SAVED_VIEWS).map(([name, { query }]) => [name, { query: { limit: 1, ...query } }]),
    ),
    ...Object.fromEntries(COMPANY_STATUSES.map(({ name }) => [name.toLowerCase(), viewOf(name)])),
  });
  const due = useCounts(listPublicRecords, {
    [RECORDS_TO_CHECK.value]: { query: { is_due: true, ...COUNT_ONLY } },
  });
  return companies && due && { ...companies, ...due };
}

/** One company. The list's row is placeholder data until the response arrives. */
export function useCompany(id: number) {
  const client = useQueryClient();
  const fromList = () =>
    client
      .getQueriesData<Output<typeof listCompanies>>({ queryKey: [listCompanies.name] })
      .flatMap(([, page]) => page?.results ?? [])
      .find((company) => company.id === id);
  return useQuery({ ...reading(getCompany, { params: { id: String(id) } }), placeholderData: fromList });
}

const POLL_MS = 2_500;

export const useProtection = (id: number, { enabled = true } = {}) =>
  useQuery({
    ...reading(getProtection, { params: { id: String(id) } }),
    enabled,
    // Polls while a test email is under way.
    refetchInterval: ({ state }) => (state.data?.notice_address.state === 'checking' ? POLL_MS : false),
  });

/** A background job charges the card: shortly after it was stored, or on the day a charge is due. */
export const isCharging = (subscription: SubscriptionDetail | undefined): boolean =>
  !!subscription?.next_charge_date && subscription.next_charge_date <= dateOf(new Date());

export const useSubscription = ({ id, subscription }: Company) =>
  useQuery({
    ...reading(getSubscription, { params: { id: String(id) } }),
    enabled: subscription !== null,
    refetchInterval: ({ state }) => (isCharging(state.data) ? 3_000 : false),
  });

/** Invalidates everything that shows the subscription, after a background job changed it. */
export function useRefreshCompany(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const { name } of [getCompany, getProtection, listInvoices])
      void client.invalidateQueries({ queryKey: [name] });
  }, [client]);
}

export const billingReading = (id: number) => reading(getBilling, { params: { id: String(id) } });

export const publicRecordReading = (id: number) => reading(getPublicRecord, { params: { id: String(id) } });
export const policyUrlReading = (id: number) => reading(getPolicyUrl, { params: { id: String(id) } });

export const publicPageReading = (id: number) => reading(getPublicPage, { params: { id: String(id) } });
