import { useQueries, useQuery } from '@tanstack/react-query';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { type Company, getCompany } from '#core/contract/registry/companies.ts';
import { getDomain, listDomains } from '#core/contract/registry/domains.ts';
import { listRepresentatives } from '#core/contract/registry/representatives.ts';
import { mayWriteToOthers } from '#core/rules/intake/sending.ts';
import { useMe } from '#web/lib/call/me.ts';
import { reading } from '#web/lib/call/query.ts';
import { type Recipient, uniqueRecipients } from './unique-recipients.ts';

const ASKED = 5;

export interface Recipients {
  /** The best first. */
  addresses: readonly Recipient[];
  /** The company isn't registered: others are refused. */
  membersOnly: boolean;
}

const stateOf = ({ status, designation, expires_date }: Company) => ({
  status_id: status.id,
  registered_date: designation?.registered_date ?? null,
  expires_date,
});

/**
 * Where a notice could go: the addresses of the domains it is about, then the company's, then those of its other domains; of
 * a company that isn't registered, its members. Undefined until it is known.
 */
export function useRecipients({ company, urls }: NoticeRow): Recipients | undefined {
  const me = useMe();
  const reported = urls.filter(({ is_ignored, role }) => !is_ignored && role === 'reported');
  const domains = [...new Map(reported.flatMap(({ domain }) => (domain ? [[domain.id, domain]] : []))).values()];
  const own = useQueries({
    queries: domains.slice(0, ASKED).map(({ id }) => reading(getDomain, { params: { id: String(id) } })),
  });
  const of = { enabled: company !== null };
  const id = String(company?.id);
  const whole = useQuery({ ...reading(getCompany, { params: { id } }), ...of });
  const others = useQuery({ ...reading(listDomains, { query: { company__id: company?.id, limit: 100 } }), ...of });
  const membersOnly = me !== null && whole.data !== undefined && !mayWriteToOthers(me.result, stateOf(whole.data));
  const members = useQuery({
    ...reading(listRepresentatives, { params: { id }, query: { limit: 100 } }),
    enabled: membersOnly,
  });
  // What cannot be read is no reason to keep somebody from typing an address.
  if (
    [...own, ...(company ? [whole, others] : []), ...(membersOnly ? [members] : [])].some(({ isPending }) => isPending)
  )
    return undefined;
  if (membersOnly) {
    const active = (members.data?.results ?? []).filter(({ status }) => status === 'active');
    return {
      membersOnly,
      addresses: uniqueRecipients(active.map(({ email, user }) => ({ email, from: user?.name ?? '' }))),
    };
  }
  const addresses = uniqueRecipients([
    // A superuser sees the domains of other companies as well.
    ...own
      .filter(({ data }) => !company || data?.company.id === company.id)
      .map(({ data }) => ({ email: data?.email ?? null, from: data?.unicode_name ?? '' })),
    { email: whole.data?.notice_email || null, from: whole.data?.name ?? '' },
    ...(others.data?.results ?? []).map(({ email, unicode_name }) => ({ email, from: unicode_name })),
  ]);
  return { membersOnly, addresses };
}
