import { COMPANY_FIELDS } from '../../contract/registry/company-fields.ts';

/** A complete object, as stored in the history. */
export type Snapshot = Readonly<Record<string, unknown>>;

/** A changed field. Nested fields are named by their path: `designation.dmca_public_id`. */
export interface FieldDifference {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A list with added or removed items. */
export interface ListDifference {
  readonly field: string;
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export interface Differences {
  readonly fields: readonly FieldDifference[];
  readonly lists: readonly ListDifference[];
}

/** Fields that do not describe the object itself. */
const IGNORED_FIELDS: readonly string[] = ['id', 'open_order', 'site_step'];

/** Display order. JSON from the database is unordered; fields not listed here come last. */
const ORDER: readonly string[] = [
  ...['name', 'status', 'protection', 'expires_date', ...COMPANY_FIELDS],
  ...['designation', 'plan', 'subscription', 'counts', 'created_date', 'domains'],
  ...['dmca_public_id', 'dmca_registration_id', 'registered_date', 'period', 'current_period_end'],
];
const rankOf = (name: string): number => (ORDER.indexOf(name) + ORDER.length + 1) % (ORDER.length + 1);

const isObject = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A lookup such as a status or plan, which is displayed by its name. */
const isLookup = (value: Snapshot): boolean => typeof value.name === 'string' && 'id' in value;

/** Flattens a snapshot to plain fields in display order. Missing values are null. */
export function fieldsOf(snapshot: Snapshot, path = ''): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  const entries = Object.entries(snapshot).sort(([a], [b]) => rankOf(a) - rankOf(b));
  for (const [name, value] of entries) {
    if (path === '' && IGNORED_FIELDS.includes(name)) continue;
    const field = path + name;
    if (isObject(value) && isLookup(value)) fields.set(field, value.name);
    else if (isObject(value)) for (const [key, inner] of fieldsOf(value, `${field}.`)) fields.set(key, inner);
    else fields.set(field, value ?? null);
  }
  return fields;
}

const membersOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Null, undefined and an empty string are displayed the same way. */
const isSame = (a: unknown, b: unknown): boolean => a === b || ((a ?? '') === '' && (b ?? '') === '');

/** Compares two snapshots of an object. Differences are in display order. */
export function snapshotDifferences(before: Snapshot, after: Snapshot): Differences {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  const names = [...fieldsOf({ ...before, ...after }).keys(), ...old.keys(), ...now.keys()];
  const fields: FieldDifference[] = [];
  const lists: ListDifference[] = [];
  for (const field of new Set(names)) {
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
