import { type RawBuilder, sql } from 'kysely';
import type { NoticeListQuery } from '#core/contract/intake/notices.ts';
import { HANDLED_NOTICE_STATUSES, NOTICE_STATUS, NOTICE_STATUSES, OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { inCompanies } from '../../../../db/lists/in-companies.ts';
import type { Scope } from '../../../../db/scope.ts';
import { anyOfStatuses } from './open-rule.queries.ts';

export type Part = RawBuilder<unknown>;
export type Condition = RawBuilder<boolean>;

/** The query of a list, with the assignee `me` replaced by an id. */
export type NoticeFilterQuery = Omit<NoticeListQuery, 'assignee'> & { assignee?: number | 'none' | undefined };

/** Companies, statuses and the agent's rule are counted by a counter; other conditions need the rows. */
export interface ListFilter {
  /** Undefined for all, including unassigned notices. */
  companies: readonly number[] | undefined;
  /** Undefined for all. */
  statuses: readonly number[] | undefined;
  isOpenForAgent: boolean | undefined;
  hasNoAssignee: boolean;
  others: readonly Condition[];
}

const forwardFailed: Condition = sql<boolean>`n.is_forward_failed`;
export const isUnsent: Condition = sql<boolean>`not n.is_sent`;

const given = (...values: (number | undefined)[]): number[] => values.filter((value) => value !== undefined);

function companiesOf(scope: Scope, query: NoticeFilterQuery): readonly number[] | undefined {
  const wanted = given(query.company, query.company__id);
  if (wanted.length === 0) return scope.all ? undefined : scope.company_ids;
  return wanted
    .filter((id) => wanted.every((one) => one === id) && (scope.all || scope.company_ids.includes(id)))
    .slice(0, 1);
}

/** The statuses that `is_open` allows. Every status but New may be handled for the agent. */
function statusesByRule(scope: Scope, is_open: boolean | undefined): readonly number[] | undefined {
  if (is_open === undefined) return undefined;
  if (!scope.all) return is_open ? OPEN_NOTICE_STATUSES : HANDLED_NOTICE_STATUSES;
  return is_open ? undefined : Object.values(NOTICE_STATUS).filter((id) => id !== NOTICE_STATUS.new);
}

function statusesOf(scope: Scope, query: NoticeFilterQuery): readonly number[] | undefined {
  const named = NOTICE_STATUSES.find(({ name }) => name === query.status__name)?.id;
  const single = given(query.status, query.status__id, named).map((id) => [id]);
  const byRule = statusesByRule(scope, query.is_open);
  const sets: (readonly number[])[] = byRule ? [byRule, ...single] : single;
  if (sets.length === 0) return undefined;
  return NOTICE_STATUSES.map(({ id }) => id).filter((id) => sets.every((set) => set.includes(id)));
}

/** Notices with a URL on the domain, of the domain's company or unassigned; not those of other companies. */
function onDomain(id: number, companies: ListFilter['companies']): Condition {
  const owner = sql`select d.company_id from domains d where d.id = ${id}`;
  const own = companies ? sql`n.company_id = (${owner})` : sql`(n.company_id is null or n.company_id = (${owner}))`;
  return sql<boolean>`n.id in (select nu.notice_id from notice_urls nu where nu.domain_id = ${id}) and ${own}`;
}

function othersOf(query: NoticeFilterQuery, companies: ListFilter['companies']): Condition[] {
  const equal = (column: Part, values: readonly number[]) => values.map((value) => sql<boolean>`${column} = ${value}`);
  return [
    ...equal(sql`n.sender_id`, given(query.sender, query.sender__id)),
    ...equal(sql`n.source_id`, given(query.source)),
    ...(query.assignee === 'none' ? [] : equal(sql`n.assignee_id`, given(query.assignee))),
    ...given(query.domain, query.domain__id).map((id) => onDomain(id, companies)),
    // A literal, so that the planner can use the partial index of unread notices.
    ...(query.verdict ? [sql<boolean>`n.completeness ->> 'verdict' = ${sql.lit(query.verdict)}`] : []),
    ...(query.is_unmatched === undefined
      ? []
      : [query.is_unmatched ? sql<boolean>`n.company_id is null` : sql<boolean>`n.company_id is not null`]),
    ...(query.is_forward_failed === undefined
      ? []
      : [query.is_forward_failed ? forwardFailed : sql<boolean>`not n.is_forward_failed`]),
  ];
}

/** The filter of a query within the scope; null if nothing can match. `more` are additional conditions on `n`. */
export function filterOf(scope: Scope, query: NoticeFilterQuery, more: readonly Condition[]): ListFilter | null {
  const companies = companiesOf(scope, query);
  const statuses = statusesOf(scope, query);
  if (companies?.length === 0 || statuses?.length === 0) return null;
  return {
    companies,
    statuses,
    isOpenForAgent: scope.all ? query.is_open : undefined,
    hasNoAssignee: query.assignee === 'none',
    others: [...othersOf(query, companies), ...more],
  };
}

export const ofCompanies = (companies: readonly number[] | undefined): Part =>
  companies ? inCompanies(sql`n.company_id`, companies) : sql`true`;

/** Conditions that notices and the counters of notices share. */
export const countedConditions = ({ statuses, isOpenForAgent }: Omit<ListFilter, 'others'>): Part[] => [
  ...(statuses ? [anyOfStatuses(sql`n.status_id`, statuses)] : []),
  ...(isOpenForAgent === undefined ? [] : [isOpenForAgent ? sql`n.is_open_for_agent` : sql`not n.is_open_for_agent`]),
];

/** All conditions except the companies. */
export const conditionsOf = (filter: ListFilter): Part =>
  sql.join(
    [
      sql`n.deleted_date is null`,
      ...countedConditions(filter),
      ...(filter.hasNoAssignee ? [sql`n.assignee_id is null`] : []),
      ...filter.others,
    ],
    sql` and `,
  );
