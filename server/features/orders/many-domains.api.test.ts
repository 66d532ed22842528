import { describe, expect } from 'vitest';
import { addOrderDomains, getOrder, updateOrder } from '#core/contract/orders.ts';
import { getHealth } from '#core/contract/system.ts';
import { someDomain } from '#tests/companies.ts';
import { historyOf, placeOrder } from '#tests/orders.ts';
import type { World } from '#tests/world.ts';
import { test } from '#tests/world.ts';

const MANY = 10_000;
const entries = (count = MANY) => {
  const name = someDomain();
  return Array.from({ length: count }, (_, n) => ({ name: `n${n}.${name}`, email: `n${n}@example.com` }));
};

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Processor time of a call, and the most of it between two answers that somebody else got meanwhile. */
async function besides<T>({ visitor }: World, work: () => Promise<T>) {
  const [start, other] = [processorMs(), visitor()];
  let [isDone, longest, answers, last] = [false, 0, 0, start];
  const answer = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await other.call(getHealth, {});
    // The next request arrives by the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    longest = Math.max(longest, processorMs() - last);
    last = processorMs();
    answers++;
  }
  return { answer: await answer, share: longest / (processorMs() - start), answers };
}

/** Seconds of work each, and many more on a machine that is busy with other things. */
const PATIENCE = { timeout: 300_000 };

describe('ten thousand domains in one call', PATIENCE, () => {
  test('are added with others answered in between, all of them in one action', async ({ world }) => {
    const owner = await world.user();
    const { id } = await placeOrder(owner);
    const body = { added: entries(), status: 9 };
    const { answer, share, answers } = await besides(world, () => owner.call(updateOrder, { params: { id }, body }));
    expect(answer.order).toMatchObject({ status: { id: 9 }, domains: { length: MANY } });
    expect(answers).toBeGreaterThan(10);
    expect(share, 'of the work, the most that somebody else waited for').toBeLessThan(0.3);
    const [, changed] = await historyOf(world, 11, id);
    const added = await historyOf(world, 12, answer.order.domains[0]!.id);
    expect(added).toMatchObject([{ action: 'added', uuid: changed!.uuid, user_id: owner.id }]);
    // Long after, nothing is taken back.
    world.clock.advance(3600);
    await world.work();
    const later = await (await world.session(owner)).call(getOrder, { params: { id } });
    expect(later.domains).toHaveLength(MANY);
  });

  test('are all given back when one of them is taken meanwhile', async ({ world }) => {
    const [owner, other] = [await world.user(), await world.user()];
    const [{ id }, theirs] = [await placeOrder(owner), await placeOrder(other)];
    const domains = entries(3_000);
    const [last] = domains.slice(-1);
    const mine = owner.request({ method: 'POST', url: `/api/orders/${id}/domains/`, payload: { domains } });
    const another = { domains: [last!, { name: someDomain() }] };
    const taken = await other.request({ method: 'POST', url: `/api/orders/${theirs.id}/domains/`, payload: another });
    const { statusCode } = await mine;
    // Whoever came first; the other has nothing of theirs.
    expect([statusCode, taken.statusCode].sort()).toEqual([200, 409]);
    expect((await owner.call(getOrder, { params: { id } })).domains).toHaveLength(statusCode === 200 ? 3_000 : 0);
    const left = (await other.call(getOrder, { params: { id: theirs.id } })).domains;
    expect(left).toHaveLength(statusCode === 200 ? 0 : 2);
    const again = { domains: domains.slice(0, 2_000) };
    if (statusCode === 409)
      expect((await owner.call(addOrderDomains, { params: { id }, body: again })).domains).toHaveLength(2_000);
  });

  test('are not taken when a later part of the call is refused', async ({ world }) => {
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

test('an account may send a hundred thousand rows a minute, and any number of short calls', async ({ world }) => {
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

test('JSON with very many values is refused before it is read', async ({ world }) => {
  const owner = await world.user();
  const { id } = await placeOrder(owner);
  const send = (added: unknown[]) => owner.request({ method: 'PUT', url: `/api/orders/${id}/`, payload: { added } });
  const start = processorMs();
  await send(Array.from({ length: 10_001 }, () => ({ name: 'quay.com' })));
  const short = processorMs() - start;
  for (const value of [1, {}, []]) {
    const before = processorMs();
    expect((await send(new Array(1_700_000).fill(value))).statusCode).toBe(400);
    expect((processorMs() - before) / Math.max(short, 100), 'times the cost of one row too many').toBeLessThan(6);
  }
  const text = { name: 'a,b{c[d\\"'.repeat(30_000) };
  expect((await send([text])).json().message).not.toMatch(/more entries/);
});
