import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { tidyDomainName } from '#core/rules/registry/domain-name.ts';

/** Domain to add: canonical name, displayed name and the address for its notices. */
export interface Entry {
  readonly name: string;
  readonly shown: string;
  readonly email: string | null;
  /** Error returned by the server. */
  readonly error?: string;
}

/** Canonical form for comparing names: normalized and in ASCII (Punycode). */
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

/** Puts new entries first, where they are visible. Existing entries stay unchanged, and duplicates are returned. */
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
 * Assigns the server's errors (`added.3.name`) to their entries and moves those to the top. Errors of an earlier attempt
 * are cleared.
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
