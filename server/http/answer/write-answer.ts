import type { z } from 'zod';

/** Serializes the fields of a value that its schema declares. */
export type Write = (value: unknown) => string;

/** Strings without characters that need escaping. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
/** For longer strings JSON.stringify is faster. */
const SHORT = 200;

const mustBe = (what: string, value: unknown): never => {
  throw new TypeError(`A response has ${value === null ? 'null' : typeof value} where the contract requires ${what}`);
};

const text: Write = (value) => {
  if (typeof value !== 'string') return mustBe('a text', value);
  return value.length < SHORT && PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
};

const number: Write = (value) => (Number.isFinite(value) ? `${value}` : mustBe('a number', value));

const boolean: Write = (value) => (typeof value === 'boolean' ? `${value}` : mustBe('true or false', value));

const list = (element: z.core.$ZodType): Write => {
  const [each, isExact] = [writerOf(element), exactCheck(element)];
  return (value) => {
    if (!Array.isArray(value)) return mustBe('a list', value);
    if (value.length === 0) return '[]';
    // Checking all elements and one JSON.stringify is faster than writing them one by one.
    if (isExact && value.every(isExact)) return JSON.stringify(value);
    let json = `[${each(value[0])}`;
    for (let at = 1; at < value.length; at++) json += `,${each(value[at])}`;
    return `${json}]`;
  };
};

/** Whether a value has exactly the declared fields, in order. Undefined for schemas where this isn't a simple check. */
type Check = (value: unknown) => boolean;

function exactCheck(schema: z.core.$ZodType): Check | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
      return (value) => typeof value === 'string';
    case 'number':
      return Number.isFinite;
    case 'boolean':
      return (value) => typeof value === 'boolean';
    case 'nullable': {
      const is = exactCheck(def.innerType);
      return is && ((value) => value === null || is(value));
    }
    case 'array': {
      const is = exactCheck(def.element);
      return is && ((value) => Array.isArray(value) && value.every(is));
    }
    case 'object':
      return exactObjectCheck(def.shape);
    default:
      return undefined;
  }
}

function exactObjectCheck(shape: Readonly<Record<string, z.core.$ZodType>>): Check | undefined {
  const keys = Object.keys(shape);
  const checks = Object.values(shape).map(exactCheck);
  if (!checks.every((is) => is !== undefined)) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null) return false;
    let at = 0;
    for (const key in value) {
      if (key !== keys[at] || !checks[at]!((value as Record<string, unknown>)[key])) return false;
      at++;
    }
    return at === keys.length;
  };
}

function object(shape: Readonly<Record<string, z.core.$ZodType>>): Write {
  const fields = Object.entries(shape).map(([key, schema]) => {
    const missing = (schema as z.ZodType).safeParse(undefined);
    const isOptional = missing.success && missing.data === undefined;
    const name = `${JSON.stringify(key)}:`;
    return { key, first: `{${name}`, next: `,${name}`, write: writerOf(schema), isOptional };
  });
  return (value) => {
    if (typeof value !== 'object' || value === null) return mustBe('an object', value);
    let json = '';
    let written = '';
    let before: unknown;
    let by: Write | undefined;
    for (const { key, first, next, write, isOptional } of fields) {
      const part = (value as Record<string, unknown>)[key];
      if (part === undefined && isOptional) continue;
      // Reuses the JSON of an identical previous field: an order's domains are often also its added domains.
      if (part !== before || write !== by) written = write(part);
      before = part;
      by = write;
      json += (json === '' ? first : next) + written;
    }
    return json === '' ? '{}' : `${json}}`;
  };
}

function make(schema: z.core.$ZodType): Write {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
    case 'enum':
      return text;
    case 'number':
      return number;
    case 'boolean':
      return boolean;
    case 'unknown':
      return (value) => JSON.stringify(value);
    case 'optional':
      return writerOf(def.innerType);
    case 'nullable': {
      const write = writerOf(def.innerType);
      return (value) => (value === null ? 'null' : write(value));
    }
    case 'array':
      return list(def.element);
    case 'object':
      return object(def.shape);
    default:
      // Rare types take the slow path: zod copies the declared fields.
      return (value) => JSON.stringify((schema as z.ZodType).parse(value));
  }
}

const writers = new WeakMap<z.core.$ZodType, Write>();

/**
 * A serializer compiled from the schema: fields it doesn't declare are never sent. It avoids zod's copy of every response (decision
 * 025) and doesn't validate in full; the tests parse every response with its schema instead.
 */
export function writerOf(schema: z.core.$ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write = make(schema);
  writers.set(schema, write);
  return write;
}
