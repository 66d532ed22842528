import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { runSooner } from '../../../../jobs/queue.ts';

/**
 * The gateway says that something became of a charge. It is taken as a reason to ask, and no more: what is written down is
 * what the gateway answers, so that a message that comes late, twice or out of order changes nothing.
 */
export async function receiveEvent(deps: Deps, raw: Buffer, signature: string): Promise<{ received: true }> {
  const { gateway, log, clock } = deps;
  if (!gateway.readEvent) throw new AppError('not_found');
  let charge_id: string | null;
  try {
    charge_id = gateway.readEvent(raw, signature, clock.now());
  } catch {
    log.warn('a message that claims to be the card gateway’s was refused');
    throw new AppError('bad_request', { message: messages.signatureInvalid });
  }
  if (charge_id !== null) await transaction(deps, null, (tx) => runSooner(tx, 'reconcile-payments'));
  return { received: true };
}
