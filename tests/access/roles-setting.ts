import { COMPANY_STATUS, DOMAIN_STATUS, ORDER_STATUS, ORDER_TYPE, type Role } from '#core/lookups.ts';
import { addYears, dateOf } from '#core/rules/text/calendar.ts';
import { someDomain } from '../world/companies.ts';
import type { Person } from '../world/person.ts';
import { someEmail, type World } from '../world/world.ts';

/** Companies for the calls of the roles table: one registered, one with a draft registration. */
export interface Setting {
  /** Registered, with a registered domain, a subscription and no open order. */
  company_id: number;
  domain_id: number;
  /** A second company, still New, with a draft order and a domain. */
  new_company_id: number;
  order_id: number;
  draft_domain_id: number;
  /** Representatives of the first company, besides its owner. */
  viewer_id: number;
  owner_id: number;
  viewer_invitation_id: number;
  owner_invitation_id: number;
}

export type State = 'standing' | 'removed';

async function putDomain({ deps, clock }: World, company_id: number, status_id: number): Promise<number> {
  const name = someDomain();
  const { id } = await deps.db
    .insertInto('domains')
    .values({ company_id, created_date: clock.now(), name, unicode_name: name, email: null, status_id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function represent({ deps, clock }: World, company_id: number, role: Role, user?: Person): Promise<number> {
  const email = user?.email ?? someEmail();
  const status = user ? 'active' : 'invited';
  const { id } = await deps.db
    .insertInto('representatives')
    .values({ company_id, email, role, status, user_id: user?.id ?? null, invited_date: clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** People in every setting, besides the caller under test. */
export interface Extras {
  keeper: Person;
  viewer: Person;
  owner: Person;
}

/** Inserted directly into the database: only permissions are under test here. */
export async function makeSetting(world: World, { keeper, viewer, owner }: Extras, state: State): Promise<Setting> {
  const { deps, clock } = world;
  const isRemoved = state === 'removed';
  const today = dateOf(clock.now());
  const company_id = await world.company(
    [[keeper, 'owner']],
    isRemoved ? COMPANY_STATUS.removed : COMPANY_STATUS.registered,
  );
  const filed = { registered_date: today, expires_date: addYears(today, 3), name: 'Quay', address: '1 Quay' };
  await deps.db.updateTable('companies').set(filed).where('id', '=', company_id).execute();
  const end = { current_period_end: addYears(today, 1), anchor_day: 1, clock_date: null };
  await deps.db
    .insertInto('subscriptions')
    .values({ ...end, company_id, period: 'year', status: isRemoved ? 'ended' : 'active' })
    .execute();
  const domain_id = await putDomain(world, company_id, isRemoved ? DOMAIN_STATUS.removed : DOMAIN_STATUS.registered);

  const new_company_id = await world.company(
    [[keeper, 'owner']],
    isRemoved ? COMPANY_STATUS.removed : COMPANY_STATUS.new,
  );
  const { id: order_id } = await deps.db
    .insertInto('orders')
    .values({
      company_id: new_company_id,
      type_id: ORDER_TYPE.registration,
      status_id: isRemoved ? ORDER_STATUS.complete : ORDER_STATUS.draft,
      plan_id: 1,
      created_by: keeper.id,
      created_date: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const status_id = isRemoved ? DOMAIN_STATUS.removed : DOMAIN_STATUS.draft;
  const draft_domain_id = await putDomain(world, new_company_id, status_id);
  const line = { order_id, domain_id: draft_domain_id, is_removed: false };
  await deps.db.insertInto('order_domains').values(line).execute();

  return {
    company_id,
    domain_id,
    new_company_id,
    order_id,
    draft_domain_id,
    viewer_id: await represent(world, company_id, 'viewer', viewer),
    owner_id: await represent(world, company_id, 'owner', owner),
    viewer_invitation_id: await represent(world, company_id, 'viewer'),
    owner_invitation_id: await represent(world, company_id, 'owner'),
  };
}

/** Adds a person to both companies of a setting; `leave` removes them. */
export async function join(world: World, setting: Setting, who: Person, role: Role): Promise<void> {
  for (const id of [setting.company_id, setting.new_company_id]) await world.join(id, who, role);
}
export async function leave({ deps }: World, setting: Setting, who: Person): Promise<void> {
  await deps.db
    .deleteFrom('representatives')
    .where('company_id', 'in', [setting.company_id, setting.new_company_id])
    .where('user_id', '=', who.id)
    .execute();
}
