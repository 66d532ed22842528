import { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';

/** The parts of a JSON schema that the sweeps use. */
export interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minLength?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
}

const schemas = new WeakMap<z.ZodType, Schema>();

/** Memoized: the sweeps convert the same schemas thousands of times. */
export function schemaOf(type: z.ZodType): Schema {
  const known = schemas.get(type) ?? (z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' }) as Schema);
  schemas.set(type, known);
  return known;
}

const shape = (type: z.ZodType | undefined): Record<string, Schema> => (type ? (schemaOf(type).properties ?? {}) : {});
export const bodyFields = (endpoint: Endpoint) => Object.entries(shape(endpoint.body));
export const queryFields = (endpoint: Endpoint) => Object.entries(shape(endpoint.query));

/** JSON types that a field accepts; empty for a field validated by code alone. */
export function typesOf({ type, const: literal, enum: values, anyOf = [], allOf = [] }: Schema): string[] {
  const own = type ?? (literal === undefined ? undefined : typeof literal);
  const listed = (values ?? []).map((value) => typeof value);
  return [...(own ? [own === 'integer' ? 'number' : own] : listed), ...[...anyOf, ...allOf].flatMap(typesOf)];
}

/** A value that satisfies the schema. */
export function sample({ type, format, const: literal, enum: values, anyOf, items, properties }: Schema): unknown {
  if (literal !== undefined) return literal;
  if (values) return values[0];
  if (anyOf) return sample(anyOf[0]!);
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  if (type === 'array') return items ? [sample(items)] : [];
  if (type === 'object') return Object.fromEntries(Object.entries(properties ?? {}).map(([k, v]) => [k, sample(v)]));
  return format === 'email' ? 'somebody@example.com' : 'some plain text';
}

export const sampleBody = (endpoint: Endpoint): Record<string, unknown> =>
  Object.fromEntries(bodyFields(endpoint).map(([field, schema]) => [field, sample(schema)]));

/** Fields that no person sees, by endpoint. They take any text and refuse nothing: they mark a form as suspect. */
export const HIDDEN_FIELDS: readonly string[] = ['submitNotice', 'submitCounterNotice'].flatMap((form) => [
  `${form}.website`,
  `${form}.drawn`,
]);
