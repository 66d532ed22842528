import { ACCESS_TOKEN_SECONDS } from '#core/constants.ts';
import { USER_STATUS } from '#core/lookups.ts';
import type { Deps } from '#server/deps.ts';
import type { Person } from '../world/person.ts';
import type { World } from '../world/world.ts';
import { CALLERS, type Caller, MEMBERS, type Row, type Things } from './access-answers.ts';
import { type Form, insertForm, insertRecords, invite } from './access-records.ts';

const isRole = (caller: Caller): caller is (typeof MEMBERS)[number] => (MEMBERS as readonly string[]).includes(caller);

/** The caller, and the user and records that the call concerns. */
export interface Cast {
  who: Person;
  target: Person;
  things: Things;
}

type Setting = Omit<Cast, 'who'>;

/** Creates a company owned by the keeper, with its records and the target as a viewer. The form of another company may be shared. */
async function makeSetting(world: World, keeper: Person, { page, submission_id }: Form): Promise<Setting> {
  const target = await world.user();
  const company = await world.company([
    [keeper, 'owner'],
    [target, 'viewer'],
  ]);
  return { target, things: { page, submission_id, ...(await insertRecords(world, company, keeper, target)) } };
}

async function makeCaller(world: World, caller: Caller, { target, things }: Setting): Promise<Person> {
  if (caller === 'oneself') return target;
  if (caller === 'anonymous') return world.visitor();
  const { deps, clock } = world;
  if (caller === 'expired token') clock.advance(-ACCESS_TOKEN_SECONDS - 1);
  const who = await world.user({ is_superuser: caller === 'superuser' });
  clock.reset();
  const { company_id } = things;
  if (isRole(caller)) await world.join(company_id, who, caller);
  if (caller === 'bad token') who.access = `${who.access!.slice(0, -8)}AAAAAAAA`;
  if (caller === 'refresh token as access token') who.access = who.refresh;
  if (caller === 'member of another company') await world.company([[who, 'owner']]);
  if (caller === 'blocked user') {
    // Sessions stay valid: the status, read on each request, must be enough to lock the user out.
    await deps.db.updateTable('users').set({ status_id: USER_STATUS.blocked }).where('id', '=', who.id).execute();
  }
  if (caller === 'removed member') {
    await world.join(company_id, who, 'administrator');
    const theirs = deps.db.deleteFrom('representatives').where('company_id', '=', company_id);
    await theirs.where('user_id', '=', who.id).execute();
  }
  if (caller === 'invited, not yet a member') await invite(deps, clock.now(), company_id, who.email, 'owner');
  return who;
}

interface Stage {
  keeper: Person;
  setting: Setting;
  callers: Record<Caller, Person>;
}

async function makeStage(world: World): Promise<Stage> {
  const keeper = await world.user();
  const setting = await makeSetting(world, keeper, await insertForm(world));
  const callers: Partial<Record<Caller, Person>> = {};
  for (const caller of CALLERS) callers[caller] = await makeCaller(world, caller, setting);
  return { keeper, setting, callers: callers as Record<Caller, Person> };
}

/** Well below the lifetime of an access token, even when a sweep runs slowly. */
const STAGE_MS = 300_000;
const stages = new WeakMap<Deps, { since: number; stage: Promise<Stage> }>();

function stageOf(world: World): Promise<Stage> {
  const known = stages.get(world.deps);
  if (known && Date.now() - known.since < STAGE_MS) return known.stage;
  const stage = makeStage(world);
  stages.set(world.deps, { since: Date.now(), stage });
  return stage;
}

/** Shared callers and records, for calls that only read or are refused. */
export async function sharedCast(world: World, caller: Caller): Promise<Cast> {
  const { setting, callers } = await stageOf(world);
  return { ...setting, who: callers[caller] };
}

/** Creates a new caller, for a call that changes its caller. */
export async function withNewCaller(world: World, caller: Caller): Promise<Cast> {
  const { setting, keeper } = await stageOf(world);
  // `oneself` is the target, so both are new.
  const around = caller === 'oneself' ? await makeSetting(world, keeper, setting.things) : setting;
  return { ...around, who: await makeCaller(world, caller, around) };
}

/** Shared caller with a new target and records, for a call that changes them. */
export async function withNewThings(world: World, caller: Caller): Promise<Cast> {
  const { keeper, setting: shared, callers } = await stageOf(world);
  const setting = await makeSetting(world, keeper, shared.things);
  const who = caller === 'oneself' ? setting.target : callers[caller];
  if (isRole(caller)) await world.join(setting.things.company_id, who, caller);
  return { ...setting, who };
}

/** With new what the calls of a row of the access table change. */
export async function castForChanges(world: World, caller: Caller, { changes }: Pick<Row, 'changes'>): Promise<Cast> {
  if (changes === 'caller') return withNewCaller(world, caller);
  if (changes !== 'form') return withNewThings(world, caller);
  const cast = await sharedCast(world, caller);
  return { ...cast, things: { ...cast.things, ...(await insertForm(world)) } };
}
