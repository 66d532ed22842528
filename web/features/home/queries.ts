import { useQueries, useQuery } from '@tanstack/react-query';
import { type Company, getCompany, listCompanies } from '#core/contract/companies.ts';
import { listNotices } from '#core/contract/notices.ts';
import { listOrders, type Order } from '#core/contract/orders.ts';
import type { Profile } from '#core/contract/users.ts';
import { COMPANY_STATUS, NOTICE_STATUS, ORDER_STATUS, statusLookup } from '#core/lookups.ts';
import { can } from '#core/rules/permissions.ts';
import { reading } from '#web/lib/query.ts';
import { mayAnywhere, rolesIn } from '#web/lib/roles-in.ts';
import {
  byUrgency,
  companiesExpired,
  companyNeed,
  draftToFinish,
  type Need,
  noticesToRead,
  ordersToProcess,
  ordersUnpaid,
  orderToPay,
} from './needs.ts';

export const SHOWN = 5;
/** Of one's own companies: who has more finds the rest under Company. */
const OWN_MAX = 20;

const ordersOf = (status: number) => reading(listOrders, { query: { status, limit: SHOWN, ordering: 'created_date' } });

/** One's own companies in full. Undefined until all have come. */
export function useOwnCompanies(me: Profile): readonly Company[] | undefined {
  const ids = me.companies.slice(0, OWN_MAX).map(({ id }) => String(id));
  return useQueries({
    queries: ids.map((id) => reading(getCompany, { params: { id } })),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending) ? undefined : answers.flatMap(({ data }) => data ?? []),
  });
}

export const newestNotices = () => reading(listNotices, { query: { ordering: '-received_date', limit: SHOWN } });

/** The New ones, the oldest first: it has waited longest. */
const newNotices = () =>
  reading(listNotices, { query: { status: NOTICE_STATUS.new, ordering: 'received_date', limit: 1 } });

const isNeed = (need: Need | null): need is Need => need !== null;

const mayRenew = (me: Profile, { id }: Company): boolean => can(me.result, 'company.edit', { roles: rolesIn(me, id) });

/** What waits for a customer, the most urgent first. Undefined until it is known. */
export function useCustomerNeeds(me: Profile): readonly Need[] | undefined {
  const companies = useOwnCompanies(me);
  const waiting = useQuery(ordersOf(ORDER_STATUS.waiting_for_payment)).data;
  const drafts = useQuery(ordersOf(ORDER_STATUS.draft)).data;
  const unread = useQuery(newNotices()).data;
  if (!companies || !waiting || !drafts || !unread) return undefined;
  // What somebody may not do does not wait for them.
  const may = (act: 'company.pay' | 'company.edit') => (order: Order) =>
    can(me.result, act, { roles: rolesIn(me, order.company.id) });
  return byUrgency([
    ...[mayAnywhere(me, 'notice.handle') ? noticesToRead(unread.count, unread.results[0]) : null].filter(isNeed),
    ...waiting.results.filter(may('company.pay')).map(orderToPay),
    ...companies.map((company) => companyNeed(company, mayRenew(me, company))).filter(isNeed),
    ...drafts.results.filter(may('company.edit')).map(draftToFinish),
  ]);
}

/** For superusers: who expires next. */
export const nextToExpire = () =>
  reading(listCompanies, {
    query: {
      status__name: statusLookup(COMPANY_STATUS.registered).name,
      ordering: 'expires_date',
      limit: SHOWN,
    },
  });

/** What waits for the agent, the most urgent first. Undefined until it is known. */
export function useAgentNeeds(): readonly Need[] | undefined {
  const processing = useQuery(ordersOf(ORDER_STATUS.processing)).data;
  const waiting = useQuery(ordersOf(ORDER_STATUS.waiting_for_payment)).data;
  const expired = useQuery(
    reading(listCompanies, { query: { status__name: statusLookup(COMPANY_STATUS.expired).name, limit: 1 } }),
  ).data;
  const registered = useQuery(nextToExpire()).data;
  const unread = useQuery(newNotices()).data;
  if (!processing || !waiting || !expired || !registered || !unread) return undefined;
  return [
    noticesToRead(unread.count, unread.results[0]),
    ordersToProcess(processing.count, processing.results[0]),
    ...registered.results.map((company) => companyNeed(company, true)),
    companiesExpired(expired.count),
    ordersUnpaid(waiting.count),
  ].filter(isNeed);
}
