import { keepPreviousData, queryOptions, useQueries } from '@tanstack/react-query';
import { ID_MAX, LIMIT_MAX } from '#core/constants.ts';
import type { Endpoint, Output } from '#core/contract/endpoint.ts';
import type { CallInput } from '../wire/transport.ts';
import { reading } from './query.ts';

/** Response of every list endpoint (decisions §2). */
export interface ListPage<Row> {
  results: Row[];
  count: number;
}

export type Counts = Readonly<Record<string, number | undefined>>;

/** Query of one page of a list. The previous page stays on screen until the next one is loaded. */
export const pageReading = <E extends Endpoint>(endpoint: E, input: CallInput<E>) =>
  queryOptions<Output<E>>({ ...reading(endpoint, input), placeholderData: keepPreviousData });

/** Query parameters that return only the count, for lists with large rows: an order includes all of its domains. */
export const COUNT_ONLY = { limit: 1, offset: ID_MAX } as const;

/** Row count of each view of a list, shown on its tabs. Undefined until every request has succeeded or failed. */
export function useCounts<E extends Endpoint>(
  endpoint: E,
  views: Readonly<Record<string, CallInput<E>>>,
): Counts | undefined {
  const names = Object.keys(views);
  return useQueries({
    queries: names.map((name) => reading(endpoint, views[name] as CallInput<E>)),
    combine: (answers) =>
      answers.some(({ isFetched }) => !isFetched)
        ? undefined
        : Object.fromEntries(
            names.map((name, at) => [name, (answers[at]?.data as ListPage<unknown> | undefined)?.count]),
          ),
  });
}

/** Loads the whole filtered set page by page, for the export. */
export async function loadAll<Row>(
  load: (part: { limit: number; offset: number }) => Promise<ListPage<Row>>,
): Promise<Row[]> {
  const all: Row[] = [];
  for (;;) {
    const { results, count } = await load({ limit: LIMIT_MAX, offset: all.length });
    all.push(...results);
    if (results.length === 0 || all.length >= count) return all;
  }
}
