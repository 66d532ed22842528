import { FIELDS } from '#core/contract/descriptions/fields.ts';
import { MEANINGS } from '#core/contract/descriptions/meanings.ts';
import { OBJECTS } from '#core/contract/descriptions/objects.ts';

type Json = Record<string, unknown>;

const objectOf = (name: string): string => OBJECTS[name] ?? name;
const fields: Readonly<Partial<Record<string, string>>> = FIELDS;
const meanings: Readonly<Partial<Record<string, string>>> = MEANINGS;

/** The object that the fields of an endpoint belong to. */
export const objectOfEndpoint = ({ name, group }: { name: string; group: string }): string =>
  OBJECTS[name] ?? objectOf(group);

/** `/companies/:id/` → company. */
export const objectInPath = (path: string): string => objectOf(/([\w-]+)\/:/.exec(path)?.[1] ?? '');

/** The description of a field: the first of these owners with a meaning for it, or the general one. */
export const describeField = (name: string, ...owners: readonly string[]): string | undefined =>
  owners.map((owner) => meanings[`${owner}.${name}`]).find(Boolean) ?? fields[name];

/** Adds descriptions to every property of a JSON Schema. `owners` are those of its top level. */
export function describeFields(schema: Json, ...owners: readonly string[]): Json {
  const within = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(within) : describeFields(value as Json, ...owners);
  const described = Object.entries(schema).map(([key, value]) => {
    if (key === 'properties') return [key, describeProperties(value as Record<string, Json>, owners)];
    return [key, ['anyOf', 'oneOf', 'allOf', 'items'].includes(key) ? within(value) : value];
  });
  return Object.fromEntries(described);
}

/** Fields that hold a list of the object itself. */
const LISTS = ['results', 'newest'];

function describeProperties(properties: Record<string, Json>, owners: readonly string[]): Json {
  const described = Object.entries(properties).map(([name, property]) => {
    const inside = LISTS.includes(name) ? owners : [objectOf(name)];
    return [name, { description: describeField(name, ...owners), ...describeFields(property, ...inside) }];
  });
  return Object.fromEntries(described);
}
