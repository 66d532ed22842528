import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { PAGE_SIZE } from '#core/constants.ts';

export interface ListDefaults<F extends string> {
  /** The order when the address names none: a field, `-` for descending. */
  sort: string;
  /** The address's names of this list's filters. */
  filters: readonly F[];
  perPage?: number;
}

export interface ListState<F extends string> {
  q: string;
  sort: string;
  page: number;
  filters: Readonly<Record<F, string>>;
}

export type ListChange<F extends string> = Partial<Omit<ListState<F>, 'filters'>> & {
  filters?: Partial<Record<F, string>>;
};

type Search = Record<string, unknown>;

// A router that reads `?q=4218` as a number must not break a search for it.
const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';

export function readListState<F extends string>(search: Search, { sort, filters }: ListDefaults<F>): ListState<F> {
  const page = Number(toText(search.page));
  return {
    q: toText(search.q),
    sort: toText(search.sort) || sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(filters.map((name) => [name, toText(search[name])])) as Record<F, string>,
  };
}

/** What the address says of a state: defaults are left out, so that the plain list has the plain address. */
export function writeListState<F extends string>(state: ListState<F>, defaults: ListDefaults<F>): Search {
  const entries = [
    ...Object.entries<string>(state.filters),
    ['q', state.q],
    ['sort', state.sort === defaults.sort ? '' : state.sort],
    ['page', state.page === 1 ? '' : String(state.page)],
  ];
  return Object.fromEntries(entries.map(([name, value]) => [name, value || undefined]));
}

/** Any change but that of the page itself starts again at the first page. */
export function changeListState<F extends string>(state: ListState<F>, change: ListChange<F>): ListState<F> {
  const filters = { ...state.filters, ...change.filters };
  return { ...state, ...change, filters, page: change.page ?? 1 };
}

/** The list call's part of the state (spec §7: offset = (page-1)*per_page). */
export function pageQuery(state: ListState<string>, perPage = PAGE_SIZE) {
  return { limit: perPage, offset: (state.page - 1) * perPage, search: state.q || undefined };
}

/** A list's state, kept in the address: it survives a reload, the back button and being sent to a colleague. */
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
    addressOf,
    /** Typing replaces the entry of the history; what was chosen deliberately adds one. */
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

/** A page past the end (rows were deleted, or the address was typed) leads to the last one there is. */
export function useClampedPage<F extends string>(list: List<F>, count: number | undefined, perPage = PAGE_SIZE): void {
  const last = count === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.ceil(count / perPage));
  const goBack = useEffectEvent(() => void list.set({ page: last }, true));
  const isPast = list.page > last;
  useEffect(() => {
    if (isPast) goBack();
  }, [isPast]);
}
