import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { runSooner } from '../../../../jobs/queue.ts';

/**
 * Webhook of the gateway. It only triggers a lookup, and what is recorded is the gateway's answer to that, so that
 * late, duplicate or reordered events change nothing.
 */
export async function receiveEvent(deps: Deps, raw: Buffer, signature: string): Promise<{ received: true }> {
  const { gateway, log, clock } = deps;
  if (!gateway.readEvent) throw new AppError('not_found');
  let charge_id: string | null;
  try {
    charge_id = gateway.readEvent(raw, signature, clock.now());
  } catch {
    log.warn('card gateway webhook rejected: invalid signature');
    throw new AppError('bad_request', { message: messages.signatureInvalid });
  }
  if (charge_id !== null) await transaction(deps, null, (tx) => runSooner(tx, 'reconcile-payments'));
  return { received: true };
}
