import type { Change } from '../../db/history.ts';
import { EVERYTHING } from '../../db/scope.ts';
import type { Tx } from '../../db/transaction.ts';
import { found } from '../../http/refuse.ts';
import { recordEvent } from '../events/record-event.ts';
import { matchHosts } from './match-hosts.ts';
import { companyFacts, type NoticeBrief, setUrlDomains, updateNoticeRow, urlsOf } from './notices.queries.ts';

/** A superuser says whose notice it is: its ids go along, and the URLs that are on the company's domains. */
export async function assignCompany(tx: Tx, notice: NoticeBrief, company_id: number | null): Promise<Change[]> {
  if (company_id === notice.company_id) return [];
  const before = notice.company_id === null ? null : ((await companyFacts(tx.db, notice.company_id))?.name ?? null);
  const company = company_id === null ? null : found(await companyFacts(tx.db, company_id));
  await updateNoticeRow(tx.db, notice.id, {
    company_id,
    suggested_company_id: null,
    company_name: company?.name ?? '',
    dmca_public_id: company?.dmca_public_id ?? '',
    dmca_registration_id: company?.dmca_registration_id ?? '',
  });
  const hosts = [...new Set((await urlsOf(tx.db, EVERYTHING, [notice.id])).map(({ host }) => host))];
  const domains = [...(await matchHosts(tx.db, hosts))].filter(([, domain]) => domain.company_id === company_id);
  await setUrlDomains(
    tx.db,
    notice.id,
    domains.map(([host, { domain_id }]) => ({ host, domain_id })),
  );
  if (company_id !== null) {
    await recordEvent(tx, 'notice_received', { company_id, model: 'notice', object_id: notice.id });
  }
  return [{ field: 'company', from: before, to: company?.name ?? null }];
}
