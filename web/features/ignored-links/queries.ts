import { useQuery } from '@tanstack/react-query';
import type { Input } from '#core/contract/endpoint.ts';
import {
  getIgnoredLink,
  IgnoredLinkListQuery,
  listIgnoredLinkNotices,
  listIgnoredLinks,
} from '#core/contract/intake/ignored-links.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { reading } from '#web/lib/call/query.ts';
import { type ListState, pageQuery } from '#web/lib/list-state.ts';

/** spec §9: 20 per page. */
export const LINK_LIST = { sort: '-created_date', filters: [], perPage: 20 } as const;

const linksQuery = (state: ListState<never>): NonNullable<Input<typeof listIgnoredLinks>['query']> => ({
  ...pageQuery(state),
  ordering: IgnoredLinkListQuery.shape.ordering.safeParse(state.sort).data,
});

export const useIgnoredLinks = (state: ListState<never>) =>
  useQuery(pageReading(listIgnoredLinks, { query: linksQuery(state) }));

export const useIgnoredLink = (id: number) => useQuery(reading(getIgnoredLink, { params: { id: String(id) } }));

export const NOTICES_SHOWN = 10;
export const useLinkNotices = (id: number, page: number) =>
  useQuery(
    pageReading(listIgnoredLinkNotices, {
      params: { id: String(id) },
      query: { limit: NOTICES_SHOWN, offset: (page - 1) * NOTICES_SHOWN, ordering: '-received_date' },
    }),
  );
