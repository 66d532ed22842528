import { guardedRequest } from '#server/outside/guard/guarded-request.ts';
import type { Order } from './trusting-process.ts';

/** The process that `startTrustingProcess` starts. */
process.on('message', async ({ settings, url, request }: Order) => {
  const answer = await guardedRequest(settings, url, request);
  process.send?.(answer);
});
