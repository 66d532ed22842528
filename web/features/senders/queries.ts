import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Output } from '#core/contract/endpoint.ts';
import { type Contact, getContact, listContacts } from '#core/contract/intake/contacts.ts';
import { call } from '#web/lib/call/call.ts';
import { loadAll, pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import type { ListState } from '#web/lib/list-state.ts';
import { type SenderFilter, sendersQuery } from './senders-query.ts';

export const useSenders = (state: ListState<SenderFilter>) =>
  useQuery(pageReading(listContacts, { query: sendersQuery(state) }));

export const loadAllSenders = (state: ListState<SenderFilter>): Promise<Contact[]> =>
  loadAll((part) => call(listContacts, { query: { ...sendersQuery(state), ...part } }));

/** One sender. The list's row is placeholder data until the response arrives. */
export function useSender(id: number) {
  const client = useQueryClient();
  const known = () =>
    client
      .getQueriesData<Output<typeof listContacts>>({ queryKey: [listContacts.name] })
      .flatMap(([, page]) => page?.results ?? [])
      .find((sender) => sender.id === id);
  return useQuery({ ...reading(getContact, { params: { id: String(id) } }), placeholderData: known });
}
