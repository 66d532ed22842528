import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { find } from '#core/contract/views/find.ts';
import { useChoicesCopy as copy } from '#core/copy/views/find.ts';
import { reading } from '#web/lib/call/query.ts';
import { recentOf } from '#web/product/recent.ts';
import { type ChoiceGroup, foundChoice, foundGroups, placeChoice } from './choices.ts';
import { matchingPlaces, type Place } from './places.ts';

const DEBOUNCE_MS = 120;

/** Debounced search text; clearing the input takes effect immediately. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(text), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
}

const withoutEmpty = (groups: readonly ChoiceGroup[]): ChoiceGroup[] =>
  groups.filter(({ choices }) => choices.length > 0);

/** Options for the search text. `isSettled`: the server's results belong to the current text. */
export function useChoices(typed: string, me: Profile, screens: readonly Place[], actions: readonly Place[]) {
  const search = typed.trim();
  const debouncedSearch = useDebounced(search);
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...reading(find, { query: { search: debouncedSearch } }),
    enabled: debouncedSearch !== '',
    placeholderData: keepPreviousData,
  });
  if (search === '') {
    const recent = { label: copy.recent, choices: recentOf(me.result.id).map(foundChoice) };
    const groups = withoutEmpty([
      recent,
      { label: copy.goTo, choices: screens.map(placeChoice) },
      { label: copy.actions, choices: actions.map(placeChoice) },
    ]);
    return { groups, isSettled: true, error: null, refetch };
  }
  const places = { label: copy.goTo, choices: matchingPlaces([...screens, ...actions], search).map(placeChoice) };
  const isSettled = debouncedSearch === search && !isPlaceholderData && (data !== undefined || error !== null);
  return {
    groups: withoutEmpty([places, ...foundGroups(data?.results ?? [], debouncedSearch, me.result.is_superuser)]),
    isSettled,
    error: isSettled ? error : null,
    refetch,
  };
}
