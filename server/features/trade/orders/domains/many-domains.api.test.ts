import { describe, expect } from 'vitest';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import {
  addOrderDomains,
  deleteOrder,
  getOrder,
  listOrders,
  removeOrderDomains,
  updateOrder,
} from '#core/contract/trade/orders.ts';
import { getHealth } from '#core/contract/views/system.ts';
import { someDomain } from '#tests/world/companies.ts';
import { ADDRESS, historyOf, placeOrder, registeredCompany } from '#tests/world/orders.ts';
import type { World } from '#tests/world/world.ts';
import { test } from '#tests/world/world.ts';

const MANY = 10_000;
const entries = (count = MANY) => {
  const name = someDomain();
  return Array.from({ length: count }, (_, n) => ({ name: `n${n}.${name}`, email: `n${n}@example.com` }));
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Processor time of a call, and the longest stretch of it between two answers to another caller. */
async function whileServingOthers<T>({ visitor }: World, work: () => Promise<T>) {
  const [start, other] = [processorMs(), visitor()];
  let [isDone, longest, answers, last] = [false, 0, 0, start];
  const answer = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await other.call(getHealth, {});
    // The event loop turns before the next request.
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, processorMs() - last);
    last = processorMs();
    answers++;
  }
  return { answer: await answer, share: longest / (processorMs() - start), answers };
}

/** Generous timeout: seconds of work each, and far more on a busy machine. */
const PATIENCE = { timeout: 300_000 };

describe('ten thousand domains in one request', PATIENCE, () => {
  test('are added as one action while other requests are answered', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const body = { added: entries(), status: 9 };
    const { answer, share, answers } = await whileServingOthers(world, () =>
      owner.call(updateOrder, { params: { id }, body }),
    );
    expect(answer.order).toMatchObject({ status: { id: 9 }, domains: { length: MANY } });
    expect(answers).toBeGreaterThan(10);
    expect(share, 'the longest wait of another caller, as a share of the work').toBeLessThan(0.3);
    const [, changed] = await historyOf(world, 11, id);
    const added = await historyOf(world, 12, answer.order.domains[0]!.id);
    expect(added).toMatchObject([{ action: 'added', uuid: changed!.uuid, user_id: owner.id }]);
    // The undo job must not remove them later.
    world.clock.advance(3600);
    await world.work();
    const later = await (await world.session(owner)).call(getOrder, { params: { id } });
    expect(later.domains).toHaveLength(MANY);
  });

  test('are all released when another order takes one of them first', async ({ world }) => {
    const [owner, other] = [await world.user(), await world.user()];
    const [{ id }, theirs] = [await placeOrder(owner), await placeOrder(other)];
    const domains = entries(3_000);
    const [last] = domains.slice(-1);
    const mine = owner.request({ method: 'POST', url: `/api/orders/${id}/domains/`, payload: { domains } });
    const another = { domains: [last!, { name: someDomain() }] };
    const taken = await other.request({ method: 'POST', url: `/api/orders/${theirs.id}/domains/`, payload: another });
    const { statusCode } = await mine;
    // First come, first served; the other order keeps none of its names.
    expect([statusCode, taken.statusCode].sort()).toEqual([200, 409]);
    expect((await owner.call(getOrder, { params: { id } })).domains).toHaveLength(statusCode === 200 ? 3_000 : 0);
    const left = (await other.call(getOrder, { params: { id: theirs.id } })).domains;
    expect(left).toHaveLength(statusCode === 200 ? 0 : 2);
    const again = { domains: domains.slice(0, 2_000) };
    if (statusCode === 409)
      expect((await owner.call(addOrderDomains, { params: { id }, body: again })).domains).toHaveLength(2_000);
  });

  test('are not added when a later part of the request is rejected', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const body = { added: entries(2_000), removed: [1] };
    expect((await owner.refused(updateOrder, { params: { id }, body })).status).toBe(404);
    expect((await owner.call(getOrder, { params: { id } })).domains).toEqual([]);
    expect((await owner.call(updateOrder, { params: { id }, body: { added: body.added } })).order.domains).toHaveLength(
      2_000,
    );
  });
});

/** More than fits in one transaction. */
const DRAFTS = 4_000;

describe('thousands of draft domains', PATIENCE, () => {
  /** An order with that many draft domains. */
  async function bigOrder(world: World) {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const { order } = await owner.call(updateOrder, { params: { id }, body: { added: entries(DRAFTS) } });
    return { owner, id, ids: order.domains.map((domain) => domain.id) };
  }
  // In one piece, the share is above 0.9. With few pieces, garbage collection alone can make one of them half of the work.
  const shares = { answers: 4, share: 0.7 };

  test('are removed while other requests are answered, and their names become available', async ({ world }) => {
    const { owner, id, ids } = await bigOrder(world);
    const [first, ...others] = ids;
    const params = { id };
    const half = { domains: others.slice(0, DRAFTS / 2) };
    const dropped = await whileServingOthers(world, () => owner.call(removeOrderDomains, { params, body: half }));
    expect(dropped.answer.domains).toHaveLength(DRAFTS / 2);
    expect(dropped.answers).toBeGreaterThan(shares.answers);
    expect(dropped.share).toBeLessThan(shares.share);
    const body = { removed: others.slice(DRAFTS / 2), plan_id: 2 };
    const put = await whileServingOthers(world, () => owner.call(updateOrder, { params, body }));
    expect(put.answer.order.domains.map((domain) => domain.id)).toEqual([first]);
    expect(put.answers).toBeGreaterThan(shares.answers);
    expect(put.share).toBeLessThan(shares.share);
    expect(await historyOf(world, 12, others[0]!)).toMatchObject([{ action: 'added' }, { action: 'deleted' }]);
  });

  test('all stay when one to remove does not exist, and are deleted with their order while other requests are answered', async ({
    world,
  }) => {
    const { owner, id, ids } = await bigOrder(world);
    const params = { id };
    const wrong = [...ids.slice(1), 2_000_000_000];
    expect((await owner.refused(removeOrderDomains, { params, body: { domains: wrong } })).status).toBe(404);
    expect((await owner.refused(updateOrder, { params, body: { removed: wrong } })).status).toBe(404);
    expect((await owner.call(getOrder, { params })).domains).toHaveLength(DRAFTS);
    const stranger = await world.user();
    expect((await stranger.refused(deleteOrder, { params })).status).toBe(404);
    const { answers, share } = await whileServingOthers(world, () => owner.call(deleteOrder, { params }));
    expect(answers).toBeGreaterThan(shares.answers);
    expect(share).toBeLessThan(shares.share);
    expect((await owner.refused(getOrder, { params })).status).toBe(404);
  });
});

test(
  'an amendment with thousands of domains is placed completely or not at all, while other requests are answered',
  PATIENCE,
  async ({ world }) => {
    const owner = await world.user();
    const { company_id } = await registeredCompany(world, owner);
    const body = { ...ADDRESS, city: 'Galway', added: entries(DRAFTS) };
    const place = () => owner.call(placeAmendment, { params: { id: company_id }, body });
    const { answer, answers, share } = await whileServingOthers(world, place);
    expect(answer.order).toMatchObject({ type: { id: 3 }, changes: [{ field: 'city' }], added: { length: DRAFTS } });
    expect(answers).toBeGreaterThan(4);
    expect(share).toBeLessThan(0.7);
    await owner.call(deleteOrder, { params: { id: answer.order.id } });
    // A name taken concurrently: first come, first served, and the other order keeps none.
    const other = await world.user();
    const theirs = await placeOrder(other);
    const [last] = body.added.slice(-1);
    const payload = { domains: [last!] };
    const [mine, taken] = await Promise.all([
      owner.request({ method: 'POST', url: `/api/companies/${company_id}/amendment/`, payload: body }),
      other.request({ method: 'POST', url: `/api/orders/${theirs.id}/domains/`, payload }),
    ]);
    expect([mine.statusCode, taken.statusCode]).toEqual(mine.statusCode === 409 ? [409, 200] : [201, 409]);
    const { results } = await owner.call(listOrders, { query: { company__id: company_id, status: 10 } });
    expect(results).toHaveLength(mine.statusCode === 409 ? 0 : 1);
  },
);

test('an account may send 100,000 rows a minute and any number of short requests', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const missing = { domains: Array.from({ length: MANY }, (_, n) => n + 2_000_000_000) };
  for (let n = 0; n < 10; n++)
    expect(
      (await owner.request({ method: 'DELETE', url: `/api/orders/${id}/domains/`, payload: missing })).statusCode,
    ).toBe(404);
  const refused = await owner.request({ method: 'DELETE', url: `/api/orders/${id}/domains/`, payload: missing });
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect((await owner.call(updateOrder, { params: { id }, body: { added: entries(3) } })).order.domains).toHaveLength(
    3,
  );
  world.clock.advance(61);
  expect(
    (await owner.request({ method: 'DELETE', url: `/api/orders/${id}/domains/`, payload: missing })).statusCode,
  ).toBe(404);
});

test('JSON with too many values is rejected before it is parsed', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const send = (added: unknown[]) => owner.request({ method: 'PUT', url: `/api/orders/${id}/`, payload: { added } });
  const start = processorMs();
  await send(Array.from({ length: 10_001 }, () => ({ name: 'quay.com' })));
  const short = processorMs() - start;
  for (const value of [1, {}, []]) {
    const before = processorMs();
    expect((await send(new Array(1_700_000).fill(value))).statusCode).toBe(400);
    expect(
      (processorMs() - before) / Math.max(short, 100),
      'cost relative to a request with one row too many',
    ).toBeLessThan(6);
  }
  const text = { name: 'a,b{c[d\\"'.repeat(30_000) };
  expect((await send([text])).json().message).not.toMatch(/more entries/);
});
