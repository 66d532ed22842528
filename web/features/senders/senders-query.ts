import type { Input } from '#core/contract/endpoint.ts';
import { ContactListQuery, type listContacts } from '#core/contract/intake/contacts.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

export const SENDER_LIST = { sort: 'name', filters: ['company'] } as const;
export type SenderFilter = (typeof SENDER_LIST.filters)[number];

type SendersQuery = NonNullable<Input<typeof listContacts>['query']>;

export function sendersQuery(state: ListState<SenderFilter>): SendersQuery {
  const { ordering, company__id } = ContactListQuery.shape;
  return {
    ...pageQuery(state),
    ordering: ordering.safeParse(state.sort).data,
    company__id: company__id.safeParse(state.filters.company || undefined).data,
  };
}
