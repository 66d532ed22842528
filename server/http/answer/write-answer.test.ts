import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { writerOf } from './write-answer.ts';

const Name = z.object({ id: z.int(), name: z.string() });
const Names = z.array(Name);
const Thing = z.object({
  first: z.string().optional(),
  id: z.int(),
  name: z.string(),
  shown_name: z.string(),
  is_open: z.boolean(),
  kind: z.enum(['year', 'month']),
  owner: Name.nullable(),
  all: Names,
  added: Names,
  others: z.array(z.object({ id: z.int() })),
  from: z.unknown(),
  found: z.record(z.string(), z.boolean()),
  state: z.literal('ok'),
  is_corrected: z.boolean().default(false),
});

const names = [
  { id: 1, name: 'harbor.example.com' },
  { id: 2, name: 'quay.example.com' },
];
const thing = {
  ...{
    id: 7,
    name: 'A',
    shown_name: 'A',
    is_open: true,
    kind: 'year',
    owner: null,
    all: names,
    added: names,
    others: names,
  },
  ...{ from: { city: ['Oslo', null, 2] }, found: { work: true }, state: 'ok' },
};
const asZod = (value: unknown) => JSON.stringify(Thing.parse(value));

test('the output equals zod plus JSON.stringify: field order, optional fields, defaults, repeated values', () => {
  const things = [
    thing,
    { ...thing, first: 'here', owner: names[0], is_corrected: true },
    { ...thing, shown_name: 'Å', added: [...names], id: -0.0, from: undefined },
    { ...thing, added: [], others: [], from: null },
  ];
  expect(things.map(writerOf(Thing))).toEqual(things.map(asZod));
});

test('fields that the schema doesn’t declare are left out at any depth', () => {
  const owner = { ...names[0], password_hash: 'secret' };
  const written = writerOf(Thing)({ ...thing, owner, all: [owner], secret: 'secret' });
  expect(written).not.toContain('secret');
  // The same list under another schema is not taken from the previous field.
  expect(JSON.parse(written)).toMatchObject({ all: [names[0]], others: [{ id: 1 }, { id: 2 }] });
});

describe('a list that may be serialized in one step', () => {
  const Row = z.object({ id: z.int(), owner: Name.nullable(), tags: z.array(Name), is_open: z.boolean() });
  const write = writerOf(z.array(Row));
  const row = { id: 1, owner: { id: 2, name: '"é"' }, tags: names, is_open: true };
  const asZodOf = (rows: unknown) => JSON.stringify(z.array(Row).parse(rows));

  test('equals zod plus JSON.stringify', () => {
    for (const rows of [[], [row], [row, { ...row, owner: null, tags: [] }]]) expect(write(rows)).toBe(asZodOf(rows));
  });

  test.for([
    ['an extra field', { ...row, secret: 1 }],
    ['an extra nested field', { ...row, owner: { ...names[0], secret: 1 } }],
    ['an extra field in its list', { ...row, tags: [names[0], { ...names[1], secret: 1 }] }],
    ['fields in another order', { is_open: true, tags: names, owner: { name: 'a', id: 2 }, id: 1 }],
    ['inherited fields', Object.assign(Object.create({ secret: 1 }), row)],
  ] as const)('with %s is written with the declared fields in the declared order', ([, odd]) => {
    expect(write([row, odd])).toBe(asZodOf([row, odd]));
  });

  test.for([
    ['id', Number.NaN],
    ['id', '1'],
    ['id', undefined],
    ['owner', 'somebody'],
    ['owner', { id: 1, name: null }],
    ['tags', {}],
    ['tags', [null]],
    ['is_open', 0],
  ] as const)('%s: %j is an error', ([key, value]) => {
    expect(() => write([row, { ...row, [key]: value }])).toThrow('where the contract requires');
  });
});

describe('a string is escaped like JSON.stringify does', () => {
  const odd = [
    '',
    '"',
    'a\\b',
    'line\nbreak',
    '\u0000',
    '\u001f',
    '\u007f',
    '\u2028',
    'ß',
    '日本',
    '😀',
    '\ud800',
    'x\udc00',
    '</script>',
  ];
  test.for([...odd, ...odd.map((one) => one.repeat(300))])('%j', (value) => {
    expect(writerOf(z.string())(value)).toBe(JSON.stringify(value));
  });
});

test.for([
  ['name', undefined],
  ['name', 5],
  ['name', null],
  ['id', '7'],
  ['id', Number.NaN],
  ['is_open', 1],
  ['owner', undefined],
  ['owner', 'Ada'],
  ['all', { length: 1 }],
  ['kind', 3],
  ['state', 'bad'],
  ['found', { work: 'yes' }],
])('a response whose %s is %j is an error', ([key, value]) => {
  expect(() => writerOf(Thing)({ ...thing, [key as string]: value })).toThrow();
});
