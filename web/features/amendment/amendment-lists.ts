import type { OrderDomain } from '#core/contract/trade/orders.ts';
import { type Entry, mergeEntries } from '#web/product/domains/entries.ts';

/** A registered domain that is marked for removal. */
export type Leaving = Pick<OrderDomain, 'id' | 'name' | 'unicode_name' | 'email'>;

/** Domains to add and to remove. */
export interface AmendmentLists {
  readonly entries: readonly Entry[];
  readonly leaving: readonly Leaving[];
}

export const entryOfDraft = ({ name, unicode_name, email }: OrderDomain): Entry => ({
  name,
  shown: unicode_name,
  email,
});

/** Adding a domain that is marked for removal unmarks it. */
export function withEntries({ entries, leaving }: AmendmentLists, more: readonly Entry[]): AmendmentLists {
  const going = new Set(leaving.map(({ name }) => name));
  const staying = new Set(more.filter(({ name }) => going.has(name)).map(({ name }) => name));
  return {
    entries: mergeEntries(
      entries,
      more.filter(({ name }) => !staying.has(name)),
    ).entries,
    leaving: leaving.filter(({ name }) => !staying.has(name)),
  };
}

export function withLeaving(lists: AmendmentLists, domains: readonly Leaving[]): AmendmentLists {
  const known = new Set(lists.leaving.map(({ id }) => id));
  return { ...lists, leaving: [...domains.filter(({ id }) => !known.has(id)), ...lists.leaving] };
}

export const withStaying = (lists: AmendmentLists, id: number): AmendmentLists => ({
  ...lists,
  leaving: lists.leaving.filter((domain) => domain.id !== id),
});
