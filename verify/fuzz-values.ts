import { type Schema, sample, typesOf } from '#tests/samples/contract-samples.ts';
import type { Random } from './random.ts';

/** Boundary values of number types and limits. */
const NUMBERS = [0, -1, 1, 1.5, 2 ** 31 - 1, 2 ** 31, 2 ** 32 + 1, 2 ** 53, -(2 ** 63), 1e308, 1e-7, 10, 500, 501];
const TEXTS = [
  ...[
    '',
    ' ',
    'null',
    'true',
    '0',
    '-1',
    '1e3',
    'NaN',
    '٣',
    '%',
    '_',
    '\\',
    "'",
    '"',
    '`',
    '--',
    '/*',
    ';',
    '$1',
    '{}',
  ],
  ...['2026-02-30', '2026-02-28', '9999-12-31', '0000-00-00', '10000-01-01', '2026-01-01T00:00:00Z', 'infinity'],
  ...['a@example.com', 'A@EXAMPLE.COM', '@', 'a@b', 'quay.com', 'xn--80ak6aa92e.com', 'пример.рф', 'a..b', '*.com'],
  ...['https://quay.com/x', 'http://127.0.0.1/', 'javascript:alert(1)', 'file:///etc/passwd', '//x', '..%2f..'],
  ...["' or 1=1 --", '1; drop table users', '#{7*7}', '{{7*7}}', '<script>alert(1)</script>', '=1+1', '(a+)+$'],
  ...[
    '\0',
    'a\0b',
    '\ud800',
    '\u202e',
    '\ufeff',
    '\u200b',
    '👩‍👩‍👧',
    'İ',
    'ß',
    'ﬁ',
    'a\r\nb: c',
    '\t',
    '\x7f',
    '\x1b[31m',
  ],
  ...['owner', 'viewer', 'delete', 'year', 'month', 'United States', '000000', '4242424242424242', 'all', 'any'],
];
const WHOLE: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { a: 1 }, '', 0];

const aText = (random: Random): string => {
  const one = random.pick(TEXTS);
  if (random.chance(0.03)) return one.repeat(random.pick([10, 300, 3_000]));
  return random.chance(0.2) ? `${one}${random.pick(TEXTS)}` : one;
};

/** Demo data has small ids, so most of these exist. */
export const anId = (random: Random): number => 1 + random.below(random.pick([4, 12, 60]));

/** A random JSON value of limited depth. */
export function anything(random: Random, depth = 0): unknown {
  const kind = random.below(depth > 3 ? 4 : 6);
  if (kind === 0) return random.pick(NUMBERS);
  if (kind === 1) return aText(random);
  if (kind === 2) return random.pick(WHOLE);
  if (kind === 3) return anId(random);
  const inner = Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  return kind === 4 ? inner : Object.fromEntries(inner.map((value) => [aText(random), value]));
}

/** A boundary value of the schema's types, sometimes of another type. */
export function aValueOf(schema: Schema, random: Random): unknown {
  if (random.chance(0.06)) return anything(random);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return aValueOf(random.pick(schema.anyOf), random);
  const [type] = typesOf(schema);
  if (type === 'number') return random.chance(0.6) ? anId(random) : random.pick(NUMBERS);
  if (type === 'boolean') return random.chance(0.5);
  if (type === 'array')
    return Array.from({ length: random.below(4) }, () =>
      schema.items ? aValueOf(schema.items, random) : anything(random),
    );
  if (type === 'object' || schema.properties) return objectOf(schema.properties ?? {}, random);
  if (schema.format === 'email' && random.chance(0.7)) return `fuzz-${random.below(400)}@example.com`;
  return random.chance(0.4) ? `text ${random.below(50)}` : aText(random);
}

/** A valid object except for one field, which reaches deeper code than random input. */
export function nearlyRight(fields: Record<string, Schema>, random: Random): Record<string, unknown> {
  const names = Object.keys(fields);
  const odd = random.chance(0.6) ? random.pick(names) : undefined;
  return Object.fromEntries(
    names.map((name) => [name, name === odd ? aValueOf(fields[name]!, random) : plain(fields[name]!, name, random)]),
  );
}

const PLAIN: Readonly<Record<string, (random: Random) => unknown>> = {
  country: () => 'United States',
  password: () => 'a quiet harbor',
  confirm_password: () => 'a quiet harbor',
  name: (random) => `quay-${random.below(2_000)}.com`,
  url: (random) => `https://quay-${random.below(50)}.com/`,
  link: (random) => `quay-${random.below(500)}.com`,
  confirm: () => 'delete',
  completed_date: () => '2026-01-02',
};

function plain(schema: Schema, name: string, random: Random): unknown {
  const types = typesOf(schema);
  if (types.includes('number') && !schema.enum && schema.const === undefined) return anId(random);
  if (types.includes('string') && !schema.enum && PLAIN[name]) return PLAIN[name](random);
  return name === 'email' ? `fuzz-${random.below(400)}@example.com` : sample(schema);
}

/** Random fields of a body or query, some missing and some unknown. */
export function objectOf(fields: Record<string, Schema>, random: Random): Record<string, unknown> {
  const entries = Object.entries(fields)
    .filter(() => !random.chance(0.12))
    .map(([name, schema]): [string, unknown] => [name, aValueOf(schema, random)]);
  if (random.chance(0.1)) entries.push([random.pick(TEXTS), anything(random)]);
  return Object.fromEntries(entries);
}
