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
import { getConnection, putConnection, takeState } from './accounting.queries.ts';
import { requireAccounting, sealTokens } from './reach-accounts.ts';
import { readAccounting } from './read-accounting.ts';

function refused(error: unknown): never {
  if (!(error instanceof AccountingError)) throw error;
  if (error.kind === 'busy') throw new AppError('xero_busy', { retryAfter: error.retryAfter });
  if (error.kind === 'unreachable') throw new AppError('xero_unreachable');
  throw fieldError('code', messages.xeroStateInvalid);
}

/** The one that was connected before when it is among them, else the one that consent was given for last. */
async function chooseOrganisation({ db }: Deps, accounting: Accounting, { access }: Tokens): Promise<Organisation> {
  const organisations = await accounting.organisations(access).catch(refused);
  const before = (await getConnection(db))?.tenant_id;
  const chosen = organisations.find(({ tenant_id }) => tenant_id === before) ?? organisations[0];
  if (!chosen) throw new AppError('xero_denied', { message: messages.xeroNoOrganisation });
  return chosen;
}

/** Somebody is back from Xero. The state is used up first: whatever comes of it, it works no second time. */
export async function acceptConnection(deps: Deps, actor: Actor, back: XeroCallback): Promise<XeroStatus> {
  const accounting = requireAccounting(deps);
  const now = deps.clock.now();
  const isTheirs = back.state && (await takeState(deps.db, hashSecret(back.state), actor.id, now));
  if (!isTheirs) throw fieldError('state', messages.xeroStateInvalid);
  if (back.error || !back.code) throw new AppError('xero_denied');
  const tokens = await accounting.exchange(back.code).catch(refused);
  const { tenant_id, name } = await chooseOrganisation(deps, accounting, tokens);
  await putConnection(deps.db, {
    tenant_id,
    tenant_name: name,
    ...sealTokens(deps, tokens),
    connected_by: actor.id,
    connected_date: now,
  });
  deps.log.info({ user_id: actor.id }, 'Xero was connected');
  return readAccounting(deps);
}
