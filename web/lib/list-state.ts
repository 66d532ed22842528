import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { PAGE_SIZE, PAGE_SIZES } from '#core/constants.ts';

export interface ListDefaults<F extends string> {
  /** Default order: a field, with `-` for descending. */
  sort: string;
  /** Query parameters of this list's filters. */
  filters: readonly F[];
  /** Default number of rows per page. */
  perPage?: number;
}

export interface ListState<F extends string> {
  q: string;
  sort: string;
  page: number;
  perPage: number;
  filters: Readonly<Record<F, string>>;
}

export type ListChange<F extends string> = Partial<Omit<ListState<F>, 'filters'>> & {
  filters?: Partial<Record<F, string>>;
};

type Search = Record<string, unknown>;

// A router may parse `?q=4218` as a number; the search for it still needs text.
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

/** The page sizes of a list: those of all lists and its own default. */
export const pageSizes = (own: number = PAGE_SIZE): readonly number[] =>
  [...new Set([...PAGE_SIZES, own])].sort((a, b) => a - b);

export function readListState<F extends string>(
  search: Search,
  { sort, filters, perPage = PAGE_SIZE }: ListDefaults<F>,
): ListState<F> {
  const page = Number(toText(search.page));
  const size = Number(toText(search.per_page));
  return {
    q: toText(search.q),
    sort: toText(search.sort) || sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    perPage: pageSizes(perPage).includes(size) ? size : perPage,
    filters: Object.fromEntries(filters.map((name) => [name, toText(search[name])])) as Record<F, string>,
  };
}

/** Query parameters of a state. Defaults are omitted, so the unfiltered list has a clean URL. */
export function writeListState<F extends string>(state: ListState<F>, defaults: ListDefaults<F>): Search {
  const entries = [
    ...Object.entries<string>(state.filters),
    ['q', state.q],
    ['sort', state.sort === defaults.sort ? '' : state.sort],
    ['page', state.page === 1 ? '' : String(state.page)],
    ['per_page', state.perPage === (defaults.perPage ?? PAGE_SIZE) ? '' : String(state.perPage)],
  ];
  return Object.fromEntries(entries.map(([name, value]) => [name, value || undefined]));
}

/** Applies a change. Anything other than a new page resets to the first page. */
export function changeListState<F extends string>(state: ListState<F>, change: ListChange<F>): ListState<F> {
  const filters = { ...state.filters, ...change.filters };
  return { ...state, ...change, filters, page: change.page ?? 1 };
}

/** Parameters of the list call (spec §7: offset = (page-1)*per_page). */
export function pageQuery({ page, perPage, q }: ListState<string>) {
  return { limit: perPage, offset: (page - 1) * perPage, search: q || undefined };
}

/** State of a list, stored in the URL: it survives a reload and the back button, and can be shared as a link. */
export function useListState<F extends string>(defaults: ListDefaults<F>) {
  const search = useSearch({ strict: false }) as Search;
  const navigate = useNavigate();
  const state = readListState(search, defaults);
  const addressOf = (change: ListChange<F>): Search => ({
    ...search,
    ...writeListState(changeListState(state, change), defaults),
  });
  return {
    ...state,
    state,
    sizes: pageSizes(defaults.perPage),
    addressOf,
    /** Typing replaces the history entry; any other change pushes a new one. */
    set: (change: ListChange<F>, replace = 'q' in change) =>
      navigate({ to: '.', search: addressOf(change) as never, replace }),
    isFiltered: state.q !== '' || Object.values(state.filters).some((value) => value !== ''),
    clear: () =>
      navigate({
        to: '.',
        search: addressOf({
          q: '',
          filters: Object.fromEntries(defaults.filters.map((name) => [name, ''])) as Record<F, string>,
        }) as never,
      }),
  };
}

export type List<F extends string> = ReturnType<typeof useListState<F>>;

/** Goes to the last page when the requested one is past the end (deleted rows, edited URL). */
export function useClampedPage<F extends string>(list: List<F>, count: number | undefined): void {
  const last = count === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(count / list.perPage));
  const goBack = useEffectEvent(() => void list.set({ page: last }, true));
  const isPast = list.page > last;
  useEffect(() => {
    if (isPast) goBack();
  }, [isPast]);
}
