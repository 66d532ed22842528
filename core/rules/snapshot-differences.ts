/** The whole of an object, as its history keeps it. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** A field that is another now. Inside an object it is named by its path: `designation.dmca_public_id`. */
export interface FieldDifference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A list that has gained or lost members. */
export interface ListDifference {
  readonly field: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Differences {
  readonly fields: readonly FieldDifference[];
  readonly lists: readonly ListDifference[];
}

/** What says nothing about the object: its number, and the order that happened to be open when it was kept. */
const ASIDE: readonly string[] = ['id', 'open_order'];

const isObject = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A status, a plan and the like are known by their names. */
const isLookup = (value: Snapshot): boolean => typeof value.name === 'string' && 'id' in value;

/** A snapshot as plain fields, in its own order; what is not there is null. */
export function fieldsOf(snapshot: Snapshot, path = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(snapshot)) {
    if (path === '' && ASIDE.includes(name)) continue;
    const field = path + name;
    if (isObject(value) && isLookup(value)) fields.set(field, value.name);
    else if (isObject(value)) for (const [key, inner] of fieldsOf(value, `${field}.`)) fields.set(key, inner);
    else fields.set(field, value ?? null);
  }
  return fields;
}

const membersOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Nothing, an empty text and an object that is not there look the same to a person. */
const isSame = (a: unknown, b: unknown): boolean => a === b || ((a ?? '') === '' && (b ?? '') === '');

/** What differs between two snapshots of one object, in the order of the later one. */
export function snapshotDifferences(before: Snapshot, after: Snapshot): Differences {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  const fields: FieldDifference[] = [];
  const lists: ListDifference[] = [];
  for (const field of names) {
    const [from, to] = [old.get(field) ?? null, now.get(field) ?? null];
    if (Array.isArray(from) || Array.isArray(to)) {
      const [were, are] = [new Set(membersOf(from)), new Set(membersOf(to))];
      const added = [...are].filter((member) => !were.has(member));
      const removed = [...were].filter((member) => !are.has(member));
      if (added.length + removed.length > 0) lists.push({ field, added, removed });
    } else if (!isSame(from, to)) fields.push({ field, from, to });
  }
  return { fields, lists };
}
