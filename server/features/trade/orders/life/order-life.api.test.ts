import { describe, expect } from 'vitest';
import { completeOrder, deleteOrder, getOrder, updateOrder } from '#core/contract/trade/orders.ts';
import { AppError, ERRORS } from '#core/errors.ts';
import { ORDER_STATUS, ROLES } from '#core/lookups.ts';
import {
  canTransition,
  EDITABLE,
  isSuperuserTransition,
  ORDER_TRANSITIONS,
  type OrderActor,
  type OrderStatus,
} from '#core/rules/trade/order-life.ts';
import { transaction } from '#server/db/transaction.ts';
import { orderIn, setStatus } from '#tests/world/orders.ts';
import { test, type World } from '#tests/world/world.ts';
import { moveOrder } from './move-order.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatus[];
const PAIRS = STATUSES.flatMap((from) => STATUSES.map((to) => ({ from, to })));
const MOVERS: readonly OrderActor[] = ['member', 'superuser', 'system'];
const CALLERS = [...ROLES, 'stranger', 'superuser'] as const;
type Caller = (typeof CALLERS)[number];

const isEditor = (caller: Caller) => caller === 'owner' || caller === 'administrator' || caller === 'superuser';

/** An order in the given status, and a caller with the given relation to it. */
async function setUpOrder(world: World, caller: Caller, from: OrderStatus) {
  const owner = await world.user();
  const order = await orderIn(world, owner, from);
  if (caller === 'owner') return { who: owner, order };
  if (caller === 'superuser') return { who: await world.superuser(), order };
  const who = await world.user();
  if (caller !== 'stranger') await world.join(order.company.id, who, caller);
  return { who, order };
}

const statusOf = async ({ deps }: World, id: number) =>
  (await deps.db.selectFrom('orders').select('status_id').where('id', '=', id).executeTakeFirst())?.status_id;

describe('the transition table', () => {
  for (const mover of MOVERS) {
    test.for(PAIRS)(`a ${mover} moves $from → $to only if the table allows it`, async ({ from, to }, { world }) => {
      const order = await orderIn(world, await world.user(), from);
      const moving = transaction(world.deps, null, (tx) => moveOrder(tx, order, to, mover));
      if (canTransition(from, to, mover)) {
        await moving;
        expect(await statusOf(world, order.id)).toBe(ORDER_STATUS[to]);
      } else {
        const code = mover === 'member' && isSuperuserTransition(to) ? 'forbidden' : 'order_move_refused';
        await expect(moving).rejects.toEqual(new AppError(code));
        expect(await statusOf(world, order.id)).toBe(ORDER_STATUS[from]);
      }
    });
  }

  test('every transition in the table can be made by someone', () => {
    for (const { from, to, by } of ORDER_TRANSITIONS) expect(canTransition(from, to, by)).toBe(true);
  });

  test('of two concurrent transitions of one order only one succeeds', async ({ world }) => {
    const order = await orderIn(world, await world.user(), 'draft');
    const tries = [1, 2, 3].map(() =>
      transaction(world.deps, null, (tx) => moveOrder(tx, order, 'waiting_for_payment', 'member')),
    );
    const outcomes = (await Promise.allSettled(tries)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });
});

/** decisions §11: the expected answer to a `PUT` of a status, derived from the same table. */
function answerToPut(caller: Caller, from: OrderStatus, to: OrderStatus): number {
  if (caller === 'stranger') return 404;
  if (!isEditor(caller)) return 403;
  if (caller !== 'superuser' && isSuperuserTransition(to)) return 403;
  if (from === to) return 200;
  // Completion has its own endpoint.
  if (to === 'complete') return 409;
  return canTransition(from, to, caller === 'superuser' ? 'superuser' : 'member') ? 200 : 409;
}

describe('a PUT of a status', () => {
  for (const caller of CALLERS) {
    test.for(STATUSES)(`as ${caller}, for an order in %s`, async (from, { world }) => {
      let { who, order } = await setUpOrder(world, caller, from);
      for (const to of STATUSES) {
        const expected = answerToPut(caller, from, to);
        const url = `/api/orders/${order.id}/`;
        const response = await who.request({ method: 'PUT', url, payload: { status: ORDER_STATUS[to] } });
        expect([to, response.statusCode, response.statusCode === 200 ? '' : response.json().message]).toEqual([
          to,
          expected,
          {
            200: '',
            403: ERRORS.forbidden.message,
            404: ERRORS.not_found.message,
            409: ERRORS.order_move_refused.message,
          }[expected],
        ]);
        expect(await statusOf(world, order.id)).toBe(ORDER_STATUS[expected === 200 ? to : from]);
        if (expected === 200 && from !== to) ({ who, order } = await setUpOrder(world, caller, from));
      }
    });
  }
});

describe('completing an order', () => {
  const body = { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1' };
  for (const caller of CALLERS) {
    test.for(STATUSES)(`as ${caller}, for an order in %s`, async (from, { world }) => {
      const { who, order } = await setUpOrder(world, caller, from);
      const expected = caller !== 'superuser' ? 403 : canTransition(from, 'complete', 'superuser') ? 200 : 409;
      if (expected === 200) await who.call(completeOrder, { params: order, body });
      else expect((await who.refused(completeOrder, { params: order, body })).status).toBe(expected);
      expect(await statusOf(world, order.id)).toBe(ORDER_STATUS[expected === 200 ? 'complete' : from]);
    });
  }
});

describe('deleting an order', () => {
  for (const caller of CALLERS) {
    test.for(STATUSES)(`as ${caller}, for an order in %s`, async (from, { world }) => {
      const { who, order } = await setUpOrder(world, caller, from);
      const expected = caller === 'stranger' ? 404 : !isEditor(caller) ? 403 : EDITABLE.includes(from) ? 204 : 409;
      if (expected === 204) await who.call(deleteOrder, { params: order });
      else expect((await who.refused(deleteOrder, { params: order })).status).toBe(expected);
      expect(await statusOf(world, order.id)).toBe(expected === 204 ? undefined : ORDER_STATUS[from]);
    });
  }
});

describe('edits by status', () => {
  test.for(STATUSES)('of an order in %s', async (from, { world }) => {
    const owner = await world.user();
    const order = await orderIn(world, owner, from);
    for (const body of [{ plan_id: 2 }, { city: 'Bath' }, { added: [] }, { removed: [] }]) {
      if (EDITABLE.includes(from)) await owner.call(updateOrder, { params: order, body });
      else expect((await owner.refused(updateOrder, { params: order, body })).status).toBe(409);
      await setStatus(world, order, from);
    }
    const { plan, company } = await owner.call(getOrder, { params: order });
    expect([plan.id, company.city]).toEqual(EDITABLE.includes(from) ? [2, 'Bath'] : [1, 'Portland']);
  });
});
