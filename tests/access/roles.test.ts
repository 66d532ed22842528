import { describe, expect } from 'vitest';
import { ERRORS } from '#core/errors.ts';
import { ROLES, type Role } from '#core/lookups.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '../world/person.ts';
import { test, type World } from '../world/world.ts';
import { type Extras, join, leave, makeSetting, type Setting, type State } from './roles-setting.ts';
import { type Call, ROLES_TABLE } from './roles-table.ts';

/** Shared people and companies, for calls that only read or are refused. */
interface Stage extends Extras {
  people: Record<Role, Person>;
  /** Companies that none of the callers belong to. */
  others: Setting;
  /** Companies in which every role is represented. */
  own: Record<State, Setting>;
  /** Companies that every role has left. */
  left: Setting;
}

async function makeStage(world: World): Promise<Stage> {
  const [keeper, viewer, owner] = [await world.user(), await world.user(), await world.user()];
  const make = (state: State) => makeSetting(world, { keeper, viewer, owner }, state);
  const [others, left] = [await make('standing'), await make('standing')];
  const own = { standing: await make('standing'), removed: await make('removed') };
  const people: Partial<Record<Role, Person>> = {};
  for (const role of ROLES) {
    const person = await world.user();
    people[role] = person;
    for (const setting of [own.standing, own.removed, left]) await join(world, setting, person, role);
    await leave(world, left, person);
  }
  return { keeper, viewer, owner, others, own, left, people: people as Record<Role, Person> };
}

const stages = new WeakMap<Deps, Promise<Stage>>();
function stageOf(world: World): Promise<Stage> {
  const stage = stages.get(world.deps) ?? makeStage(world);
  stages.set(world.deps, stage);
  return stage;
}

const ask = (who: Person, { method, at, payload }: Call, setting: Setting) =>
  who.request({ method, url: `/api${at(setting)}`, ...(payload && { payload: payload(setting) }) });

/** A call that changes its records gets new companies. */
async function inOwn(world: World, stage: Stage, role: Role, call: Call, state: State, expected: number) {
  const isSafe = call.method === 'GET' || expected >= 400;
  const setting = isSafe ? stage.own[state] : await makeSetting(world, stage, state);
  if (!isSafe) await join(world, setting, stage.people[role], role);
  return ask(stage.people[role], call, setting);
}

const cells = Object.entries(ROLES_TABLE).flatMap(([act, row]) => ROLES.map((role) => ({ act, role, ...row })));

describe('every cell of the roles table', () => {
  test.for(cells)('$role: $act', async ({ role, roles, calls }, { world }) => {
    const stage = await stageOf(world);
    const may = roles.includes(role);
    for (const [name, call] of Object.entries(calls)) {
      const own = may ? call.own : 403;
      const removed = may ? call.removed : 403;
      const answers = {
        own: await inOwn(world, stage, role, call, 'standing', own),
        removed: await inOwn(world, stage, role, call, 'removed', removed),
        other: await ask(stage.people[role], call, stage.others),
        left: await ask(stage.people[role], call, stage.left),
      };
      const statuses = Object.fromEntries(
        Object.entries(answers).map(([place, { statusCode }]) => [place, statusCode]),
      );
      expect(statuses, name).toEqual({ own, removed, other: 404, left: 404 });
      if (!may) expect(answers.own.json(), name).toEqual({ message: ERRORS.forbidden.message });
      expect(answers.other.json(), name).toEqual({ message: ERRORS.not_found.message });
    }
  });

  test.for(Object.entries(ROLES_TABLE))('a superuser who is not a member: %s', async ([, { calls }], { world }) => {
    const stage = await stageOf(world);
    const superuser = await world.superuser();
    for (const [name, call] of Object.entries(calls)) {
      const setting = call.method === 'GET' ? stage.others : await makeSetting(world, stage, 'standing');
      expect((await ask(superuser, call, setting)).statusCode, name).toBe(call.own);
    }
  });
});

const LISTS: Record<string, (company_id: number) => string> = {
  domains: (id) => `/domains/?company__id=${id}`,
  orders: (id) => `/orders/?company=${id}`,
};

describe('lists show only the companies the caller belongs to', () => {
  test.for(ROLES)('%s', async (role, { world }) => {
    const { people, own, others, left } = await stageOf(world);
    for (const [name, url] of Object.entries(LISTS)) {
      const counts = async ({ new_company_id }: Setting) =>
        (await people[role].request({ method: 'GET', url: `/api${url(new_company_id)}` })).json().count;
      const seen = { own: await counts(own.standing), removed: await counts(own.removed) };
      expect({ ...seen, other: await counts(others), left: await counts(left) }, name).toEqual({
        own: 1,
        removed: 1,
        other: 0,
        left: 0,
      });
    }
  });
});

test('a person with two roles has the permissions of both', async ({ world }) => {
  const stage = await stageOf(world);
  const setting = await makeSetting(world, stage, 'standing');
  const both = await world.user();
  for (const role of ['billing', 'notices'] as const) await join(world, setting, both, role);
  const { calls } = ROLES_TABLE['pay; billing info, invoices, payment method']!;
  expect((await ask(both, calls['change the billing info']!, setting)).statusCode).toBe(200);
  const edits = ROLES_TABLE['edit company and domains; place, edit, delete orders']!.calls;
  for (const [name, call] of Object.entries(edits)) {
    expect((await ask(both, call, setting)).statusCode, name).toBe(403);
  }
});
