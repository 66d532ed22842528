import { createToken } from '../../registry/tokens/create-token.ts';
import { revokeToken } from '../../registry/tokens/revoke-token.ts';
import type { Companies } from './companies.ts';
import type { DemoRun } from './demo-run.ts';
import type { DemoUsers } from './users.ts';

/** A token that was replaced: nothing of the demo can be called with it, and no one has seen it. */
export function scheduleTokens({ timeline, deps }: DemoRun, { customer }: DemoUsers, companies: Companies): void {
  let id = 0;
  timeline.on(timeline.daysAgo(20, 9), async () => {
    const scopes = ['notices:read', 'notices:act'] as const;
    ({ id } = await createToken(deps, customer, companies.bluefin!.id, { name: 'Ticket system', scopes: [...scopes] }));
  });
  timeline.on(timeline.daysAgo(6, 9), () => revokeToken(deps, customer, id));
}
