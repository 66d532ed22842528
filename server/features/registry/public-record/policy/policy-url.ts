import type { PolicyUrl } from '#core/contract/registry/policy-url.ts';
import { fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { Config } from '../../../../base/config.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import type { Db } from '../../../../db/tables.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize } from '../../../../http/answer/refuse.ts';
import { readTarget } from '../../../../outside/guard/target.ts';
import { peopleOf } from '../../../records/users/read/people.ts';
import { refuseRemoved } from '../../companies/change/refuse-removed.ts';
import { checkCompany, findCompanyForUpdate } from '../../companies/read/read-company.ts';
import { dropPolicyUrl, getPolicyRow, isOnRegistered, putPolicyUrl } from './policy-url.queries.ts';

const NONE: PolicyUrl = { url: null, found: null, checked_date: null, error: null, confirmed: null };

export async function presentPolicyUrl(db: Db, company_id: number): Promise<PolicyUrl> {
  const row = await getPolicyRow(db, company_id);
  if (!row) return NONE;
  const { url, found, checked_date, error, confirmed_date, confirmed_by } = row;
  const person = (await peopleOf(db, [confirmed_by])).get(confirmed_by);
  return {
    ...{ url, found, checked_date: checked_date?.toISOString() ?? null, error },
    confirmed: confirmed_date && {
      date: confirmed_date.toISOString(),
      by: person ? { id: person.id, name: person.name } : null,
    },
  };
}

export async function readPolicyUrl({ db }: Deps, actor: Actor, company_id: number): Promise<PolicyUrl> {
  await checkCompany(db, visibleTo(actor), company_id);
  return presentPolicyUrl(db, company_id);
}

/** beyond-edges § 20: what is wrong in the address itself. Whether it can be reached shows at the check. */
async function refuseAddress(db: Db, { WEBHOOK_ALLOW }: Config, company_id: number, url: string): Promise<string> {
  const target = readTarget(url);
  const isSecure = target?.url.protocol === 'https:';
  // Without TLS only loopback addresses that the setting covers are ever reached.
  if (!target || !(isSecure || WEBHOOK_ALLOW.length > 0)) throw fieldError('url', messages.addressUnreachable);
  if (!(await isOnRegistered(db, company_id, target.host.toLowerCase()))) {
    throw fieldError('url', messages.policyUrlElsewhere);
  }
  return target.url.href;
}

/** Sets the address of the policy page, or removes it. */
export function changePolicyUrl(deps: Deps, actor: Actor, company_id: number, url: string | null): Promise<PolicyUrl> {
  return transaction(deps, actor, async (tx) => {
    const company = await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    authorize(actor, 'company.edit', { roles: rolesIn(actor, company_id) });
    if (url !== null) await refuseAddress(tx.db, deps.config, company_id, url);
    refuseRemoved(company);
    const before = (await getPolicyRow(tx.db, company_id))?.url ?? null;
    if (before === url) return presentPolicyUrl(tx.db, company_id);
    if (url === null) await dropPolicyUrl(tx.db, company_id);
    else await putPolicyUrl(tx.db, company_id, url);
    const changes = [{ field: 'policy_url', from: before, to: url }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'policy page changed', changes });
    return presentPolicyUrl(tx.db, company_id);
  });
}
