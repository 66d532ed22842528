import { describe, expect } from 'vitest';
import {
  changeRule,
  createRule,
  deleteRule,
  getRule,
  listActions,
  listConditions,
  listFieldConditions,
  listFields,
  listRules,
  tryRule,
} from '#core/contract/intake/filters.ts';
import { putContact, putNotice } from '#tests/world/notices.ts';
import { test } from '#tests/world/world.ts';

const aRule = (fields: object = {}) => ({
  name: 'Counter-notices wait',
  rows: [{ field: 'subject', field_condition: 'contains', value: 'counter' }],
  actions: [{ action: 'set_status', value: 17 }],
  ...fields,
});

test('a rule is created with keys or ids, and returned with both', async ({ world }) => {
  const superuser = await world.superuser();
  const rule = await superuser.call(createRule, {
    body: aRule({ rows: [{ field: 2, field_condition: 'ends_with', value: '@example.com' }], condition: 2 }),
  });
  expect(rule).toMatchObject({
    name: 'Counter-notices wait',
    is_active: true,
    condition: 'any',
    stop: false,
    hits: 0,
    last_hit: null,
    rows: [
      {
        field: { id: 2, key: 'sender_email', name: 'Sender email' },
        field_condition: { id: 5, key: 'ends_with' },
        value: '@example.com',
      },
    ],
    actions: [{ action: { id: 1, key: 'set_status', name: 'Set status' }, value: '17' }],
  });
  expect(await superuser.call(getRule, { params: rule })).toEqual(rule);
});

test('rules have an order, and moving one shifts the others', async ({ world }) => {
  const superuser = await world.superuser();
  const made = [];
  for (const name of ['one', 'two', 'three']) made.push(await superuser.call(createRule, { body: aRule({ name }) }));
  const ids = made.map(({ id }) => id);
  const mine = async () => {
    const { results } = await superuser.call(listRules, { query: { limit: 500 } });
    return results.filter(({ id }) => ids.includes(id)).map(({ name, position }) => [name, position] as const);
  };
  expect((await mine()).map(([name]) => name)).toEqual(['one', 'two', 'three']);
  const first = (await mine())[0]![1];
  await superuser.call(changeRule, { params: made[2]!, body: { position: first } });
  expect(await mine()).toEqual([
    ['three', first],
    ['one', first + 1],
    ['two', first + 2],
  ]);
  await superuser.call(deleteRule, { params: made[0]! });
  expect((await mine()).map(([, position]) => position)).toEqual([first, first + 1]);
});

test('concurrent creates, moves and deletes all succeed, and no two rules share a position', async ({ world }) => {
  const superuser = await world.superuser();
  const made = [];
  for (let n = 0; n < 6; n++) made.push(await superuser.call(createRule, { body: aRule({ is_active: false }) }));
  const [gone, ...rest] = made;
  const moves = rest.flatMap(({ id }, n) =>
    [1, 4, 2].map((position) =>
      superuser.call(changeRule, { params: { id }, body: { name: `Moved ${n}`, position } as never }),
    ),
  );
  const news = [1, 2, 3].map((position) => superuser.call(createRule, { body: aRule({ is_active: false, position }) }));
  const answers = await Promise.all([
    ...moves,
    ...news,
    superuser.call(deleteRule, { params: { id: gone!.id } }).then(() => null),
  ]);
  const ids = new Set([...answers.flatMap((one) => one?.id ?? []), ...rest.map(({ id }) => id)]);
  const { results } = await superuser.call(listRules, { query: { limit: 500 } });
  const places = results.filter(({ id }) => ids.has(id)).map(({ position }) => position);
  expect(places.length).toBe(8);
  expect(new Set(places).size).toBe(8);
  for (const id of ids) await superuser.call(deleteRule, { params: { id } });
});

test('a change keeps the fields it does not contain', async ({ world }) => {
  const superuser = await world.superuser();
  const rule = await superuser.call(createRule, { body: aRule({ stop: true, is_active: false }) });
  const changed = await superuser.call(changeRule, { params: rule, body: { name: 'Renamed' } });
  expect(changed).toEqual({ ...rule, name: 'Renamed' });
});

describe('the flag and the action “stop” are equivalent', () => {
  const STOP = [{ action: 'stop' }];

  test('either sets the flag in the response, and the flag alone is enough', async ({ world }) => {
    const superuser = await world.superuser();
    const made = await superuser.call(createRule, { body: aRule({ actions: STOP, is_active: false }) });
    expect([made.stop, made.actions.map(({ action }) => action.key)]).toEqual([true, ['stop']]);
    expect(await superuser.call(getRule, { params: made })).toEqual(made);
    const flag = await superuser.call(createRule, { body: aRule({ actions: [], stop: true, is_active: false }) });
    expect(flag).toMatchObject({ stop: true, actions: [] });
    const { results } = await superuser.call(listRules, { query: { limit: 500 } });
    expect(results.filter(({ id }) => id === made.id || id === flag.id).map(({ stop }) => stop)).toEqual([true, true]);
  });

  test('a change can set or clear either', async ({ world }) => {
    const superuser = await world.superuser();
    const params = await superuser.call(createRule, { body: aRule({ is_active: false }) });
    const change = (body: object) => superuser.call(changeRule, { params, body });
    const both = [{ action: 'ignore' }, ...STOP];
    expect((await change({ actions: both })).stop).toBe(true);
    expect(await change({ stop: false })).toMatchObject({ stop: false, actions: [{ action: { key: 'ignore' } }] });
    expect(await change({ actions: [], stop: true })).toMatchObject({ stop: true, actions: [] });
    expect(await change({ name: 'Renamed' })).toMatchObject({ stop: true, actions: [] });
    const idle = await superuser.refused(changeRule, { params, body: { stop: false } });
    expect([idle.status, idle.body.actions]).toEqual([400, ['A rule needs an action.']]);
    expect((await change({ actions: STOP })).stop).toBe(true);
  });
});

describe('an invalid rule is rejected with a field error', () => {
  test.for([
    ['an unknown field', { rows: [{ field: 'color', field_condition: 'contains', value: 'x' }] }, 'rows.0.field'],
    [
      'an unknown condition',
      { rows: [{ field: 'body', field_condition: 'sounds', value: 'x' }] },
      'rows.0.field_condition',
    ],
    ['an invalid pattern', { rows: [{ field: 'body', field_condition: 'matches', value: '(' }] }, 'rows.0.value'],
    ['no value', { rows: [{ field: 'body', field_condition: 'contains', value: '' }] }, 'rows.0.value'],
    [
      'a value that is not a number',
      { rows: [{ field: 'url', field_condition: 'is_at_least', value: 'many' }] },
      'rows.0.value',
    ],
    ['no rows', { rows: [] }, 'rows'],
    ['no actions', { actions: [] }, 'actions'],
    ['an unknown status', { actions: [{ action: 'set_status', value: '99' }] }, 'actions.0.value'],
    ['an unknown sender', { actions: [{ action: 'set_sender', value: '2147483647' }] }, 'actions.0.value'],
    [
      'an invalid address',
      { actions: [{ action: 'stop' }, { action: 'forward_to', value: 'nobody' }] },
      'actions.1.value',
    ],
    ['an empty note', { actions: [{ action: 'add_note', value: ' ' }] }, 'actions.0.value'],
  ] as const)('for %s', async ([, fault, place], { world }) => {
    const superuser = await world.superuser();
    const { status, body } = await superuser.refused(createRule, { body: aRule(fault) });
    expect([status, Object.keys(body)]).toEqual([400, expect.arrayContaining([place])]);
  });
});

describe('the dry run', () => {
  test('shows which recent notices would match, and changes nothing', async ({ world }) => {
    const superuser = await world.superuser();
    const sender_id = await putContact(world);
    const [counter, other] = [
      await putNotice(world, { sender_id, subject: `A COUNTER notice ${sender_id}` }),
      await putNotice(world, { sender_id, subject: `A notice ${sender_id}` }),
    ];
    const rows = [
      { field: 'subject', field_condition: 'matches', value: `counter.*${sender_id}$` },
      { field: 'body', field_condition: 'contains', value: 'please' },
    ];
    const { results, count, tried_count } = await superuser.call(tryRule, { body: { rule: { rows } } });
    expect([count, results.map(({ id, status }) => [id, status.name])]).toEqual([1, [[counter, 'New']]]);
    expect(tried_count).toBeGreaterThanOrEqual(2);
    expect(tried_count).toBeLessThanOrEqual(1000);
    expect(other).not.toBe(counter);
  });

  test('answers a pattern with catastrophic backtracking in time', async ({ world }) => {
    const superuser = await world.superuser();
    await putNotice(world, { text: `${'a'.repeat(50_000)}!` });
    const rows = [{ field: 'body', field_condition: 'matches', value: '^(a+)+$' }];
    const { count } = await superuser.call(tryRule, { body: { rule: { rows } } });
    expect(count).toBeGreaterThanOrEqual(0);
  });

  test('rejects an invalid rule', async ({ world }) => {
    const superuser = await world.superuser();
    const rows = [{ field: 'body', field_condition: 'matches', value: '[' }];
    const { body } = await superuser.refused(tryRule, { body: { rule: { rows } } });
    expect(body.message).toBe('This pattern is not valid.');
  });
});

test('the fields, conditions and actions of rules are listed', async ({ world }) => {
  const user = await world.user();
  const counts = [];
  for (const list of [listConditions, listFields, listFieldConditions, listActions]) {
    counts.push((await user.call(list, { query: { limit: 50 } })).count);
  }
  expect(counts).toEqual([2, 11, 8, 7]);
});
