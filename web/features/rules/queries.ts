import { useQuery } from '@tanstack/react-query';
import type { Input } from '#core/contract/endpoint.ts';
import { getRule, listRules, RuleListQuery } from '#core/contract/intake/filters.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

/** spec §9: 20 per page. */
export const RULE_LIST = { sort: 'position', filters: [], perPage: 20 } as const;

const rulesQuery = (state: ListState<never>): NonNullable<Input<typeof listRules>['query']> => ({
  ...pageQuery(state),
  ordering: RuleListQuery.shape.ordering.safeParse(state.sort).data,
});

export const useRules = (state: ListState<never>) => useQuery(pageReading(listRules, { query: rulesQuery(state) }));

export const useRule = (id: number) => useQuery(reading(getRule, { params: { id: String(id) } }));
