import { expect } from 'vitest';
import { holdBody, removed, seenCounter, typed } from '#tests/world/counter-notices.ts';
import { test } from '#tests/world/world.ts';

test('a proceeding and a restored at the same moment: one wins, the other is 409', async ({ world }) => {
  for (let round = 0; round < 4; round++) {
    const from = await removed(world);
    const { id } = await typed(world, from);
    const post = (url: string, payload: object) => from.owner.request({ method: 'POST', url, payload });
    const [hold, restored] = await Promise.all([
      post(`/api/counter-notices/${id}/holds/`, holdBody(world)),
      post(`/api/notices/${from.notice_id}/actions/`, { urls: 'all', action: 'restored' }),
    ]);
    expect([hold.statusCode, restored.statusCode].sort()).toEqual([201, 409]);
    const { outcome } = await seenCounter(from.owner, id);
    expect(outcome).toBe(hold.statusCode === 201 ? 'held' : 'restored');
  }
});
