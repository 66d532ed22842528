import type { QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '#core/contract/endpoint.ts';
import type { Tag } from '#core/contract/tags.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { readonly reads?: readonly Tag[] };
  }
}

/** A read, by its endpoint. */
export type Read = Pick<Endpoint, 'name'>;

/** Refreshes the cached reads that show any of this, but for those that the caller has set or removed. */
export const refreshTouched = (
  client: QueryClient,
  touched: readonly Tag[] = [],
  except: readonly Read[] = [],
): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey, meta }) =>
      (meta?.reads ?? []).some((tag) => touched.includes(tag)) && !except.some(({ name }) => name === queryKey[0]),
  });

/** Removes the cached answers of these reads: asked for again they would only find out that the thing is gone. */
export function removeReads(client: QueryClient, reads: readonly Read[]): void {
  for (const { name } of reads) client.removeQueries({ queryKey: [name] });
}
