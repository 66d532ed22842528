/** A domain to add: its normalized name and the address for its notices. */
interface DomainToAdd {
  readonly name: string;
  readonly email: string | null;
}

/** An existing domain: a registered one to remove, or a draft added by the amendment. */
interface ExistingDomain extends DomainToAdd {
  readonly id: number;
}

/** Company fields as form values. */
type Fields<F extends string> = Readonly<Record<F, string>>;

/** The saved state of an amendment. Without an open amendment, the registered fields and no domains. */
export interface AmendmentBefore<F extends string> {
  readonly fields: Fields<F>;
  readonly added: readonly ExistingDomain[];
  readonly removed: readonly ExistingDomain[];
}

/** The state of the amendment form. */
export interface AmendmentWanted<F extends string> {
  readonly fields: Fields<F>;
  readonly added: readonly DomainToAdd[];
  readonly removed: readonly ExistingDomain[];
}

export interface AmendmentBody<F extends string> {
  readonly fields: Partial<Fields<F>>;
  readonly added: readonly DomainToAdd[];
  readonly removed: readonly number[];
}

/** Only changed fields, so that concurrent edits of other fields are not overwritten. */
export function changedFields<F extends string>(before: Fields<F>, wanted: Fields<F>): Partial<Fields<F>> {
  const changed = Object.keys(wanted).filter((key) => {
    const field = key as F;
    return wanted[field].trim() !== before[field].trim();
  });
  return Object.fromEntries(changed.map((key) => [key, wanted[key as F]])) as Partial<Fields<F>>;
}

const keyOf = ({ name, email }: DomainToAdd): string => `${name}\n${email ?? ''}`;

/** Entries that are not in the other list. */
function without<T extends DomainToAdd>(list: readonly T[], others: readonly DomainToAdd[]): readonly T[] {
  const known = new Set(others.map(keyOf));
  return list.filter((entry) => !known.has(keyOf(entry)));
}

/**
 * The request body for the difference between the saved state and the form. Adding a name again undoes its removal. A draft
 * domain is removed by its id, also if it is added again with a different address.
 */
export function amendmentBody<F extends string>(
  before: AmendmentBefore<F>,
  wanted: AmendmentWanted<F>,
): AmendmentBody<F> {
  const wantedIds = new Set(wanted.removed.map(({ id }) => id));
  const knownIds = new Set(before.removed.map(({ id }) => id));
  return {
    fields: changedFields(before.fields, wanted.fields),
    added: [
      ...without<DomainToAdd>(wanted.added, before.added),
      ...before.removed.filter(({ id }) => !wantedIds.has(id)),
    ].map(({ name, email }) => ({ name, email })),
    removed: [...wanted.removed.filter(({ id }) => !knownIds.has(id)), ...without(before.added, wanted.added)].map(
      ({ id }) => id,
    ),
  };
}

/** True if there is nothing to save. */
export const isEmptyBody = ({ fields, added, removed }: AmendmentBody<string>): boolean =>
  Object.keys(fields).length + added.length + removed.length === 0;

/** decisions §10: an amendment without changes is rejected. `filed` holds the currently registered fields. */
export const changesNothing = <F extends string>(filed: Fields<F>, wanted: AmendmentWanted<F>): boolean =>
  Object.keys(changedFields(filed, wanted.fields)).length + wanted.added.length + wanted.removed.length === 0;
