import type { OrderDomain } from '#core/contract/trade/orders.ts';
import { type Entry, mergeEntries } from '#web/product/domains/entries.ts';

/** A registered domain that is marked for removal. */
export type DomainToRemove = Pick<OrderDomain, 'id' | 'name' | 'unicode_name' | 'email'>;

/** Domains to add and to remove. */
export interface AmendmentLists {
  readonly entries: readonly Entry[];
  readonly removals: readonly DomainToRemove[];
}

export const entryOfDraft = ({ name, unicode_name, email }: OrderDomain): Entry => ({
  name,
  shown: unicode_name,
  email,
});

/** Adding a domain that is marked for removal unmarks it. */
export function withEntries({ entries, removals }: AmendmentLists, more: readonly Entry[]): AmendmentLists {
  const removalNames = new Set(removals.map(({ name }) => name));
  const keptNames = new Set(more.filter(({ name }) => removalNames.has(name)).map(({ name }) => name));
  return {
    entries: mergeEntries(
      entries,
      more.filter(({ name }) => !keptNames.has(name)),
    ).entries,
    removals: removals.filter(({ name }) => !keptNames.has(name)),
  };
}

export function withRemovals(lists: AmendmentLists, domains: readonly DomainToRemove[]): AmendmentLists {
  const known = new Set(lists.removals.map(({ id }) => id));
  return { ...lists, removals: [...domains.filter(({ id }) => !known.has(id)), ...lists.removals] };
}

export const withoutRemoval = (lists: AmendmentLists, id: number): AmendmentLists => ({
  ...lists,
  removals: lists.removals.filter((domain) => domain.id !== id),
});
