import type { Input } from '#core/contract/endpoint.ts';
import { type listRepresentatives, RepresentativeListQuery } from '#core/contract/representatives.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

type RepresentativesQuery = NonNullable<Input<typeof listRepresentatives>['query']>;

/** The owners first: who decides stands on top. */
export const REPRESENTATIVE_LIST = { sort: 'role', filters: [] } as const;

/** The address's words as the call's query. What the server could not read is left out: an address is typed by hand. */
export const representativesQuery = (state: ListState<never>): RepresentativesQuery => ({
  ...pageQuery(state),
  ordering: RepresentativeListQuery.shape.ordering.safeParse(state.sort).data ?? REPRESENTATIVE_LIST.sort,
});
