interface PageQuery {
  limit: number;
  offset: number;
  ordering?: string | undefined;
  search?: string | undefined;
}

/** A page of an in-memory list. */
export function pageOf<T>(
  list: readonly T[],
  { limit, offset }: Pick<PageQuery, 'limit' | 'offset'>,
): { results: T[]; count: number } {
  return { results: list.slice(offset, offset + limit), count: list.length };
}

/** A page of a constant list, with the parameters of every list endpoint. */
export function lookupPage<T extends object>(
  list: readonly T[],
  query: PageQuery,
  searched: (item: T) => string,
): { results: T[]; count: number } {
  const { search = '', ordering } = query;
  const matching = list.filter((item) => searched(item).toLowerCase().includes(search.toLowerCase()));
  if (ordering === undefined) return pageOf(matching, query);
  const field = ordering.replace(/^-/, '') as keyof T;
  const sign = ordering.startsWith('-') ? -1 : 1;
  const collator = new Intl.Collator('en', { numeric: true });
  const ordered = matching.sort((a, b) => sign * collator.compare(String(a[field]), String(b[field])));
  return pageOf(ordered, query);
}
