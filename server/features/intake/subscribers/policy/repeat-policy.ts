import type { RepeatPolicy, RepeatPolicyChange } from '#core/contract/intake/repeat-policy.ts';
import { changesBetween, recordHistory } from '../../../../db/history.ts';
import { type Principal, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize } from '../../../../http/answer/refuse.ts';
import { refuseRemoved } from '../../../registry/companies/change/refuse-removed.ts';
import { checkCompany, findCompanyForUpdate } from '../../../registry/companies/read/read-company.ts';
import { followPolicy } from './follow-policy.ts';
import { getPolicy, policyAsJson, savePolicy } from './policies.queries.ts';

/** What a company's public page states, read with the page. */
export const POLICY_BESIDE_PAGE = { repeat_limit: policyAsJson };

export async function readRepeatPolicy({ db }: Deps, actor: Principal, company_id: number): Promise<RepeatPolicy> {
  await checkCompany(db, visibleTo(actor), company_id);
  return getPolicy(db, company_id);
}

export function changeRepeatPolicy(
  deps: Deps,
  actor: Principal,
  company_id: number,
  { limit, months, warn_at = null }: RepeatPolicyChange,
): Promise<RepeatPolicy> {
  return transaction(deps, actor, async (tx) => {
    // Locks the company, and with it every change of strikes of its subscribers.
    const company = await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    authorize(actor, 'company.edit', { roles: rolesIn(actor, company_id) });
    refuseRemoved(company);
    const before = await getPolicy(tx.db, company_id);
    await savePolicy(tx.db, company_id, { limit, months, warn_at });
    const after = await getPolicy(tx.db, company_id);
    const changes = changesBetween(before, after);
    if (changes.length > 0) {
      await followPolicy(tx, company_id);
      recordHistory(tx, {
        model: 'company',
        object_id: company_id,
        action: 'repeat infringer policy changed',
        changes,
      });
    }
    return after;
  });
}
