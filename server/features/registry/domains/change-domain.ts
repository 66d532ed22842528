import type { Domain } from '#core/contract/registry/domains.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { DOMAIN_STATUS } from '#core/lookups.ts';
import { changesBetween, recordHistory } from '../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../db/scope.ts';
import { transaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { authorize, found } from '../../../http/answer/refuse.ts';
import { presentDomain } from './domains.present.ts';
import { getDomain, lockDomain, setEmail } from './domains.queries.ts';

/** Access to a domain, checked before the shape of the body. */
export async function examineDomain({ db }: Deps, actor: Actor, id: number): Promise<FieldErrors> {
  const { company_id } = found(await getDomain(db, visibleTo(actor), id));
  authorize(actor, 'company.edit', { roles: rolesIn(actor, company_id) });
  return {};
}

/** Sets the address for a domain's notices; null falls back to the company's address (decisions §5). */
export function changeDomain(deps: Deps, actor: Actor, id: number, change: { email: string | null }): Promise<Domain> {
  return transaction(deps, actor, async (tx) => {
    const domain = found(await lockDomain(tx.db, visibleTo(actor), id));
    authorize(actor, 'company.edit', { roles: rolesIn(actor, domain.company_id) });
    if (domain.status_id === DOMAIN_STATUS.removed) throw new AppError('domain_removed');
    const changes = changesBetween(domain, change);
    if (changes.length > 0) {
      await setEmail(tx.db, id, change.email);
      recordHistory(tx, { model: 'domain', object_id: id, action: 'changed', changes });
    }
    return presentDomain({ ...domain, ...change });
  });
}
