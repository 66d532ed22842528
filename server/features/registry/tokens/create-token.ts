import { TOKENS_MAX } from '#core/constants.ts';
import type { CompanyToken, CompanyTokenCreate } from '#core/contract/registry/tokens.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { nextTokenReminder, tokenExpiry } from '#core/rules/registry/token-life.ts';
import { newCompanyToken } from '../../../crypto/company-tokens.ts';
import { hashSecret } from '../../../crypto/secrets.ts';
import { recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found, refuseFields } from '../../../http/answer/refuse.ts';
import { refuseRemoved } from '../companies/change/refuse-removed.ts';
import { checkCompany, findCompanyForUpdate } from '../companies/read/read-company.ts';
import { presentToken } from './tokens.present.ts';
import { countLiving, getTokenView, insertToken } from './tokens.queries.ts';

const HINT_CHARS = 4;

const expiryFaults = (expires_date: string | undefined, now: Date): FieldErrors =>
  tokenExpiry(expires_date, now) === null ? { expires_date: [messages.tokenExpiryInvalid] } : {};

export function createToken(
  deps: Deps,
  actor: Actor,
  company_id: number,
  { name, scopes, expires_date: typed }: CompanyTokenCreate,
): Promise<CompanyToken & { token: string }> {
  return transaction(deps, actor, async (tx) => {
    // The lock makes two calls at once count each other's token.
    const company = await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    authorize(actor, 'token.manage', { roles: rolesIn(actor, company_id) });
    refuseFields(expiryFaults(typed, tx.now));
    refuseRemoved(company);
    if ((await countLiving(tx.db, company_id, tx.now)) >= TOKENS_MAX) throw new AppError('too_many_tokens');
    const token = newCompanyToken();
    const expires_date = tokenExpiry(typed, tx.now)!;
    const id = await insertToken(tx.db, {
      ...{ company_id, name, scopes, expires_date, created_by: tx.actor_id },
      ...{ hash: hashSecret(token), hint: token.slice(-HINT_CHARS) },
      reminder_date: nextTokenReminder(expires_date, tx.now),
    });
    const changes = Object.entries({ name, scopes: scopes.join(', '), expires_date: expires_date.toISOString() });
    recordHistory(tx, {
      ...{ model: 'token', object_id: id, action: 'created' },
      changes: changes.map(([field, to]) => ({ field, from: null, to })),
    });
    return { ...presentToken(found(await getTokenView(tx.db, id))), token };
  });
}

interface Visit {
  deps: Deps;
  actor: Actor;
  params: { id: number };
  given: Partial<CompanyTokenCreate>;
}

/** Access to the company, checked before the shape of the body, and an expiry out of bounds. */
export async function examineToken({ deps, actor, params: { id }, given }: Visit): Promise<FieldErrors> {
  await checkCompany(deps.db, visibleTo(actor), id);
  authorize(actor, 'token.manage', { roles: rolesIn(actor, id) });
  return expiryFaults(given.expires_date, deps.clock.now());
}
