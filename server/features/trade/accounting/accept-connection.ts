import type { XeroCallback, XeroStatus } from '#core/contract/trade/accounting.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { hashSecret } from '../../../crypto/secrets.ts';
import type { Actor } from '../../../db/scope.ts';
import type { Deps } from '../../../deps.ts';
import {
  type Accounting,
  AccountingError,
  type Organisation,
  type Tokens,
} from '../../../outside/accounting/accounting.ts';
import { consumeState, getConnection, upsertConnection } from './accounting.queries.ts';
import { requireAccounting, sealTokens } from './call-accounting.ts';
import { readAccounting } from './read-accounting.ts';

function translateError(error: unknown): never {
  if (!(error instanceof AccountingError)) throw error;
  if (error.kind === 'busy') throw new AppError('xero_busy', { retryAfter: error.retryAfter });
  if (error.kind === 'unreachable') throw new AppError('xero_unreachable');
  throw fieldError('code', messages.xeroStateInvalid);
}

/** Prefers the organization that was connected before; otherwise the first one Xero lists, which got consent last. */
async function chooseOrganisation({ db }: Deps, accounting: Accounting, { access }: Tokens): Promise<Organisation> {
  const organisations = await accounting.organisations(access).catch(translateError);
  const before = (await getConnection(db))?.tenant_id;
  const chosen = organisations.find(({ tenant_id }) => tenant_id === before) ?? organisations[0];
  if (!chosen) throw new AppError('xero_denied', { message: messages.xeroNoOrganisation });
  return chosen;
}

/** OAuth callback. The state is consumed first, so it never works twice, whatever the outcome. */
export async function acceptConnection(deps: Deps, actor: Actor, back: XeroCallback): Promise<XeroStatus> {
  const accounting = requireAccounting(deps);
  const now = deps.clock.now();
  const isValidState = back.state && (await consumeState(deps.db, hashSecret(back.state), actor.id, now));
  if (!isValidState) throw fieldError('state', messages.xeroStateInvalid);
  if (back.error || !back.code) throw new AppError('xero_denied');
  const tokens = await accounting.exchange(back.code).catch(translateError);
  const { tenant_id, name } = await chooseOrganisation(deps, accounting, tokens);
  await upsertConnection(deps.db, {
    tenant_id,
    tenant_name: name,
    ...sealTokens(deps, tokens),
    connected_by: actor.id,
    connected_date: now,
  });
  deps.log.info({ user_id: actor.id }, 'Xero connected');
  return readAccounting(deps);
}
