import type { PolicyUrl } from '#core/contract/registry/policy-url.ts';
import { AppError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import type { FoundAgent } from '#core/rules/registry/public-record/policy-page.ts';
import { agentOf } from '../../../../base/config.ts';
import { recordHistory } from '../../../../db/history.ts';
import { type Actor, rolesIn, visibleTo } from '../../../../db/scope.ts';
import { transaction } from '../../../../db/transaction.ts';
import type { Deps } from '../../../../deps.ts';
import { authorize, found } from '../../../../http/answer/refuse.ts';
import { type Answer, guardedRequest } from '../../../../outside/guard/guarded-request.ts';
import { refuseRemoved } from '../../companies/change/refuse-removed.ts';
import { findCompany, findCompanyForUpdate } from '../../companies/read/read-company.ts';
import { findOnPage } from '../threads/read-page-in-thread.ts';
import { getPolicyRow, updatePolicyUrl } from './policy-url.queries.ts';
import { presentPolicyUrl } from './policy-url.ts';

const PAGE = { maxBytes: 1024 * 1024, timeoutMs: 10_000 };

type Visited = { found: FoundAgent; error: null } | { found: null; error: string };

const failed = (error: string): Visited => ({ found: null, error });

function movedTo(url: string, { code, headers: { location } }: Answer): string {
  const target = typeof location === 'string' && URL.canParse(location, url) ? new URL(location, url) : null;
  return target ? messages.pageMoved(target.href) : messages.pageAnswered(code);
}

async function visit({ config }: Deps, actor: Actor, url: string): Promise<Visited> {
  const headers = { 'user-agent': 'Safeharbor-Policy-Check/1', accept: 'text/html, application/pdf, text/plain' };
  const answer = await guardedRequest(config, url, { method: 'GET', headers, ...PAGE });
  if (typeof answer === 'string') return failed(messages.addressUnreachable);
  if (answer.code >= 300 && answer.code < 400) return failed(movedTo(url, answer));
  if (answer.code < 200 || answer.code >= 300) return failed(messages.pageAnswered(answer.code));
  return { found: await findOnPage(answer.body, agentOf(config), actor.id), error: null };
}

const inWords = ({ found, error }: Visited): string => {
  if (found === null) return error;
  const shown = Object.entries(found).filter(([, isShown]) => isShown);
  return shown.length === 0 ? 'nothing found' : `found: ${shown.map(([field]) => field).join(', ')}`;
};

/** beyond § 20: visits the policy page, or notes that someone saw the agent there. */
export async function checkPolicyUrl(
  deps: Deps,
  actor: Actor,
  company_id: number,
  isConfirmed: boolean,
): Promise<PolicyUrl> {
  refuseRemoved(await findCompany(deps.db, visibleTo(actor), company_id));
  authorize(actor, 'company.edit', { roles: rolesIn(actor, company_id) });
  const url = (await getPolicyRow(deps.db, company_id))?.url;
  if (url === undefined) throw new AppError('no_policy_url');
  const visited = isConfirmed ? null : await visit(deps, actor, url);
  return transaction(deps, actor, async (tx) => {
    await findCompanyForUpdate(tx.db, visibleTo(actor), company_id);
    const row = found(await getPolicyRow(tx.db, company_id));
    // Another address was entered during the visit.
    if (row.url !== url) return presentPolicyUrl(tx.db, company_id);
    await updatePolicyUrl(
      tx.db,
      company_id,
      visited ? { ...visited, checked_date: tx.now } : { confirmed_date: tx.now, confirmed_by: tx.actor_id },
    );
    const to = visited ? inWords(visited) : 'confirmed by hand';
    const changes = [{ field: 'policy_url', from: null, to }];
    recordHistory(tx, { model: 'company', object_id: company_id, action: 'policy page checked', changes });
    return presentPolicyUrl(tx.db, company_id);
  });
}
