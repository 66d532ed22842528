/** A domain that is to come: its name as it is compared, and where its notices go. */
interface DomainToAdd {
  readonly name: string;
  readonly email: string | null;
}

/** A domain that there is already: a registered one that is to go, or an amendment's own draft. */
interface ExistingDomain extends DomainToAdd {
  readonly id: number;
}

/** The fields of a company as a form has them. */
type Fields<F extends string> = Readonly<Record<F, string>>;

/** What is wanted so far: nothing, or what an open amendment says. */
export interface AmendmentBefore<F extends string> {
  readonly fields: Fields<F>;
  readonly added: readonly ExistingDomain[];
  readonly removed: readonly ExistingDomain[];
}

/** What somebody wants it to be. */
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

/** Only what differs: a field that nobody touched keeps what a colleague gives it meanwhile. */
export function changedFields<F extends string>(before: Fields<F>, wanted: Fields<F>): Partial<Fields<F>> {
  const changed = Object.keys(wanted).filter((key) => {
    const field = key as F;
    return wanted[field].trim() !== before[field].trim();
  });
  return Object.fromEntries(changed.map((key) => [key, wanted[key as F]])) as Partial<Fields<F>>;
}

const keyOf = ({ name, email }: DomainToAdd): string => `${name}\n${email ?? ''}`;

/** Those of the one list that are not in the other. */
function without<T extends DomainToAdd>(list: readonly T[], others: readonly DomainToAdd[]): readonly T[] {
  const known = new Set(others.map(keyOf));
  return list.filter((entry) => !known.has(keyOf(entry)));
}

/**
 * The call that leads from the one to the other. A removal is taken back by adding its name again; what the amendment
 * itself had added is taken out by its id, also when it comes back with another address.
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

/** Nothing to send: all is as it was. */
export const isEmptyBody = ({ fields, added, removed }: AmendmentBody<string>): boolean =>
  Object.keys(fields).length + added.length + removed.length === 0;

/** decisions §10: an amendment that changes nothing is none. `filed` is what stands in the directory now. */
export const changesNothing = <F extends string>(filed: Fields<F>, wanted: AmendmentWanted<F>): boolean =>
  Object.keys(changedFields(filed, wanted.fields)).length + wanted.added.length + wanted.removed.length === 0;
