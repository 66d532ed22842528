import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Tag } from '#core/contract/tags.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly reads?: readonly Tag[] };
  }
}

/** Read endpoint, identified by its name. */
export type Read = Pick<Endpoint, 'name'>;

/** Invalidates the cached reads that have any of the tags, except those that the caller has updated or removed. */
export const refreshTouched = (
  client: QueryClient,
  touched: readonly Tag[] = [],
  except: readonly Read[] = [],
): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      (meta?.reads ?? []).some((tag) => touched.includes(tag)) && !except.some(({ name }) => name === queryKey[0]),
  });

/** Removes reads of a deleted object from the cache, since refetching them would only return 404. */
export function removeReads(client: QueryClient, reads: readonly Read[]): void {
  for (const { name } of reads) client.removeQueries({ queryKey: [name] });
}
