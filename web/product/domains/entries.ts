import type { FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { tidyDomainName } from '#core/rules/registry/domain-name.ts';

/** Domain to add: canonical name, displayed name and the address for its notices. */
export interface Entry {
  readonly name: string;
  readonly shown: string;
  readonly email: string | null;
  /** Place among the domains as they were entered; in the list, new ones stand first. */
  readonly entered?: number;
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
  let last = entries.reduce((most, { entered = 0 }) => Math.max(most, entered), 0);
  const fresh: Entry[] = [];
  const duplicates: Entry[] = [];
  for (const entry of more) {
    if (seen.has(entry.name)) duplicates.push(entry);
    else fresh.push({ ...entry, entered: ++last });
    seen.add(entry.name);
  }
  return { entries: [...fresh, ...entries], duplicates };
}

export const withoutEntry = (entries: readonly Entry[], name: string): readonly Entry[] =>
  entries.filter((entry) => entry.name !== name);

/** In the order in which they are sent: the first one names the public page. */
export const asEntered = (entries: readonly Entry[]): readonly Entry[] =>
  [...entries].sort((a, b) => (a.entered ?? 0) - (b.entered ?? 0));

/**
 * Assigns the server's errors (`added.3.name`) to their entries and moves those to the top. Errors of an earlier attempt
 * are cleared.
 */
export function placeEntryErrors(entries: readonly Entry[], fields: FieldErrors): readonly Entry[] {
  const sent = asEntered(entries);
  const errors = new Map<string, string>();
  for (const [field, [message]] of Object.entries(fields)) {
    const [, at] = /^added\.(\d+)(\.|$)/.exec(field) ?? [];
    const name = at && sent[Number(at)]?.name;
    if (name && !errors.has(name)) errors.set(name, message ?? messages.domainInvalid);
  }
  const placed = entries.map(({ error: _, ...entry }): Entry => {
    const error = errors.get(entry.name);
    return error === undefined ? entry : { ...entry, error };
  });
  return [...placed.filter(({ error }) => error), ...placed.filter(({ error }) => !error)];
}
