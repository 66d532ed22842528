import { useQueries, useQuery } from '@tanstack/react-query';
import { getCompany } from '#core/contract/companies.ts';
import { getDomain, listDomains } from '#core/contract/domains.ts';
import type { NoticeRow } from '#core/contract/notices.ts';
import { reading } from '#web/lib/query.ts';
import { type Recipient, uniqueRecipients } from './unique-recipients.ts';

const ASKED = 5;

/**
 * Where a notice could go, the best first: the addresses of the domains it is about, then the company's, then those of
 * its other domains. Undefined until it is known.
 */
export function useRecipients({ company, urls }: NoticeRow): readonly Recipient[] | undefined {
  const reported = urls.filter(({ is_ignored, role }) => !is_ignored && role === 'reported');
  const domains = [...new Map(reported.flatMap(({ domain }) => (domain ? [[domain.id, domain]] : []))).values()];
  const own = useQueries({
    queries: domains.slice(0, ASKED).map(({ id }) => reading(getDomain, { params: { id: String(id) } })),
  });
  const of = { enabled: company !== null };
  const id = String(company?.id);
  const whole = useQuery({ ...reading(getCompany, { params: { id } }), ...of });
  const others = useQuery({ ...reading(listDomains, { query: { company__id: company?.id, limit: 100 } }), ...of });
  // What cannot be read is no reason to keep somebody from typing an address.
  if ([...own, ...(company ? [whole, others] : [])].some(({ isPending }) => isPending)) return undefined;
  return uniqueRecipients([
    ...own.map(({ data }) => ({ email: data?.email ?? null, from: data?.unicode_name ?? '' })),
    { email: whole.data?.notice_email || null, from: whole.data?.name ?? '' },
    ...(others.data?.results ?? []).map(({ email, unicode_name }) => ({ email, from: unicode_name })),
  ]);
}
