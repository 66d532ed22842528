import type { z } from 'zod';

/** Writes a value as JSON, and of it only what its schema names. */
export type Write = (value: unknown) => string;

/** Nothing in it that must be escaped. */
const PLAIN = /^[ !#-[\]-\ud7ff\ue000-\uffff]*$/;
/** Beyond this it is faster to let JSON look. */
const SHORT = 200;

const mustBe = (what: string, value: unknown): never => {
  throw new TypeError(`An answer has ${value === null ? 'null' : typeof value} where the contract says ${what}`);
};

const text: Write = (value) => {
  if (typeof value !== 'string') return mustBe('a text', value);
  return value.length < SHORT && PLAIN.test(value) ? `"${value}"` : JSON.stringify(value);
};

const number: Write = (value) => (Number.isFinite(value) ? `${value}` : mustBe('a number', value));

const boolean: Write = (value) => (typeof value === 'boolean' ? `${value}` : mustBe('true or false', value));

const list = (element: z.core.$ZodType): Write => {
  const [each, isAsNamed] = [writerOf(element), asNamedBy(element)];
  return (value) => {
    if (!Array.isArray(value)) return mustBe('a list', value);
    if (value.length === 0) return '[]';
    // To look at everything and have JSON write it at once is faster than to write it piece by piece.
    if (isAsNamed && value.every(isAsNamed)) return JSON.stringify(value);
    let json = `[${each(value[0])}`;
    for (let at = 1; at < value.length; at++) json += `,${each(value[at])}`;
    return `${json}]`;
  };
};

/** Whether a value is what its schema names: all of it, in its order, and nothing else. Undefined where that is not so plain. */
type Check = (value: unknown) => boolean;

function asNamedBy(schema: z.core.$ZodType): Check | undefined {
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
      const is = asNamedBy(def.innerType);
      return is && ((value) => value === null || is(value));
    }
    case 'array': {
      const is = asNamedBy(def.element);
      return is && ((value) => Array.isArray(value) && value.every(is));
    }
    case 'object':
      return objectAsNamed(def.shape);
    default:
      return undefined;
  }
}

function objectAsNamed(shape: Readonly<Record<string, z.core.$ZodType>>): Check | undefined {
  const keys = Object.keys(shape);
  const checks = Object.values(shape).map(asNamedBy);
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
    const lacking = (schema as z.ZodType).safeParse(undefined);
    const mayLack = lacking.success && lacking.data === undefined;
    const name = `${JSON.stringify(key)}:`;
    return { key, first: `{${name}`, next: `,${name}`, write: writerOf(schema), mayLack };
  });
  return (value) => {
    if (typeof value !== 'object' || value === null) return mustBe('an object', value);
    let json = '';
    let written = '';
    let before: unknown;
    let by: Write | undefined;
    for (const { key, first, next, write, mayLack } of fields) {
      const part = (value as Record<string, unknown>)[key];
      if (part === undefined && mayLack) continue;
      // What stands twice in a row is written once: an order's domains are mostly all that it adds.
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
      // What is rare goes the long way: zod makes a copy of what the schema names.
      return (value) => JSON.stringify((schema as z.ZodType).parse(value));
  }
}

const writers = new WeakMap<z.core.$ZodType, Write>();

/**
 * The schema shapes the answer: what it does not name does not leave. It is written as it is read, without the copy that zod would
 * make of it (decision 025); that an answer is what the contract says to the last detail is held by the tests, which parse each.
 */
export function writerOf(schema: z.core.$ZodType): Write {
  const known = writers.get(schema);
  if (known) return known;
  const write = make(schema);
  writers.set(schema, write);
  return write;
}
