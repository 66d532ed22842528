import { RENEWAL_WORKLIST_DAYS } from '#core/constants.ts';
import type { Input } from '#core/contract/endpoint.ts';
import { CompanyListQuery, type exportCompanies, type listCompanies } from '#core/contract/registry/companies.ts';
import { companiesQueryCopy as copy, companiesListCopy as listCopy } from '#core/copy/registry/companies.ts';
import { recordsToCheckCopy } from '#core/copy/registry/public-record.ts';
import { COMPANY_STATUSES } from '#core/lookups.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';
import type { Filter } from '#web/ui/list/filter-chips.tsx';

export type CompaniesQuery = NonNullable<Input<typeof listCompanies>['query']>;

export const COMPANY_LIST = {
  sort: '-created_date',
  filters: ['status', 'protection', 'expires', 'order', 'balance'],
  // spec §9.
  perPage: 20,
} as const;
/** Saved views: tabs beside the statuses, each with its own filters and order. */
export const SAVED_VIEWS = {
  renewals: { sort: 'expires_date', query: { expires_within: String(RENEWAL_WORKLIST_DAYS) } },
  overdue: { sort: 'expires_date', query: { has_overdue: 'true' } },
} as const satisfies Record<string, { sort: string; query: CompaniesQuery }>;

const savedView = (status: unknown) =>
  Object.hasOwn(SAVED_VIEWS, String(status)) ? SAVED_VIEWS[status as keyof typeof SAVED_VIEWS] : undefined;

/** The list's defaults in a view: a saved view has an order of its own. */
export const companyListIn = (status: unknown) => ({
  ...COMPANY_LIST,
  sort: savedView(status)?.sort ?? COMPANY_LIST.sort,
});

/** beyond § 22: a queue as a tab of the companies. */
export const RECORDS_TO_CHECK = { value: 'records-to-check', label: recordsToCheckCopy.tab };
export const COMPANY_VIEWS = [
  { value: 'renewals', label: listCopy.renewals },
  { value: 'overdue', label: listCopy.overdue },
  RECORDS_TO_CHECK,
  ...COMPANY_STATUSES.map(({ name }) => ({ value: name.toLowerCase(), label: name })),
];

export type CompanyFilter = (typeof COMPANY_LIST.filters)[number];

export const COMPANY_FILTERS: readonly Filter[] = [
  {
    name: 'protection',
    label: copy.protection,
    options: [
      { value: 'protected', label: copy.protected },
      { value: 'action_needed', label: copy.actionNeeded },
      { value: 'not_protected', label: copy.notProtected },
    ],
  },
  {
    name: 'expires',
    label: copy.expiresWithin,
    options: ['7', '30', '60', '90', '365'].map((days) => ({ value: days, label: copy.days(days) })),
  },
  {
    name: 'order',
    label: copy.openOrder,
    options: [
      { value: 'yes', label: copy.yes },
      { value: 'no', label: copy.no },
    ],
  },
  {
    name: 'balance',
    label: copy.balance,
    options: [
      { value: 'due', label: copy.due },
      { value: 'none', label: copy.nothingDue },
    ],
  },
];

const TRUE_OR_FALSE = new Map<string, 'true' | 'false'>([
  ['yes', 'true'],
  ['no', 'false'],
  ['due', 'true'],
  ['none', 'false'],
]);

/** Maps URL parameters to the API query; invalid values are dropped. */
export function companiesQuery(state: ListState<CompanyFilter>): CompaniesQuery {
  const { shape } = CompanyListQuery;
  const { status, protection, expires, order, balance } = state.filters;
  return {
    ...pageQuery(state),
    ordering: shape.ordering.safeParse(state.sort).data,
    ...savedView(status)?.query,
    status__name: COMPANY_STATUSES.find(({ name }) => name.toLowerCase() === status)?.name,
    protection: shape.protection.safeParse(protection || undefined).data,
    ...(expires && { expires_within: shape.expires_within.safeParse(expires).data }),
    has_open_order: TRUE_OR_FALSE.get(order),
    has_balance: TRUE_OR_FALSE.get(balance),
    with_balance: 'true',
  };
}

/** The same query without paging, for the export. */
export function companiesExport(state: ListState<CompanyFilter>): Input<typeof exportCompanies> {
  const { limit: _, offset: __, with_balance: ___, ...query } = companiesQuery(state);
  return { query };
}
