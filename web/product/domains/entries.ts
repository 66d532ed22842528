import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { tidyDomainName } from '#core/rules/registry/domain-name.ts';

/** A domain that is about to be added: its name as it is compared, as it is shown, and where its notices go. */
export interface Entry {
  readonly name: string;
  readonly shown: string;
  readonly email: string | null;
  /** Why the server did not take it. */
  readonly error?: string;
}

/** Two names are the same when this is: tidied, and in the form that the network uses. */
export function canonicalName(typed: string): string {
  const tidy = tidyDomainName(typed);
  try {
    return new URL(`http://${tidy}`).hostname || tidy;
  } catch {
    return tidy;
  }
}

export const entryOf = ({ name, email }: { name: string; email: string | null }): Entry => ({
  name: canonicalName(name),
  shown: tidyDomainName(name),
  email,
});

export const isListed = (entries: readonly Entry[], name: string): boolean =>
  entries.some((entry) => entry.name === name);

/** The newest stand on top, where they are seen. What is there already stays as it was, and is named. */
export function mergeEntries(
  entries: readonly Entry[],
  more: readonly Entry[],
): { entries: readonly Entry[]; duplicates: readonly Entry[] } {
  const seen = new Set(entries.map(({ name }) => name));
  const fresh: Entry[] = [];
  const duplicates: Entry[] = [];
  for (const entry of more) {
    (seen.has(entry.name) ? duplicates : fresh).push(entry);
    seen.add(entry.name);
  }
  return { entries: [...fresh, ...entries], duplicates };
}

export const withoutEntry = (entries: readonly Entry[], name: string): readonly Entry[] =>
  entries.filter((entry) => entry.name !== name);

/**
 * What the server said of `added.3.name` stands at that entry, and those entries stand on top. A complaint of an
 * earlier try is over.
 */
export function placeEntryErrors(entries: readonly Entry[], fields: FieldErrors): readonly Entry[] {
  const errorByIndex = new Map<number, string>();
  for (const [field, [message]] of Object.entries(fields)) {
    const [, at] = /^added\.(\d+)(\.|$)/.exec(field) ?? [];
    if (at !== undefined && !errorByIndex.has(Number(at)))
      errorByIndex.set(Number(at), message ?? messages.domainInvalid);
  }
  const placed = entries.map(({ error: _, ...entry }, at): Entry => {
    const error = errorByIndex.get(at);
    return error === undefined ? entry : { ...entry, error };
  });
  return [...placed.filter(({ error }) => error), ...placed.filter(({ error }) => !error)];
}
