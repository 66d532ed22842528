import { useQueries, useQuery } from '@tanstack/react-query';
import type { Notice } from '#core/contract/intake/notices.ts';
import { type Company, getCompany } from '#core/contract/registry/companies.ts';
import { getDomain, listDomains } from '#core/contract/registry/domains.ts';
import { listRepresentatives } from '#core/contract/registry/representatives.ts';
import { getProtection } from '#core/contract/views/protection.ts';
import { mayWriteToOthers } from '#core/rules/intake/sending.ts';
import { useMe } from '#web/lib/call/me.ts';
import { reading } from '#web/lib/call/query.ts';
import { type Recipient, uniqueRecipients } from './unique-recipients.ts';

const MAX_DOMAINS = 5;

export interface Recipients {
  /** Where the notice would be forwarded; empty if there is no such address. Another domain's address is never proposed. */
  proposed: string;
  /** Best match first. */
  addresses: readonly Recipient[];
  /** True when the company isn't registered: other addresses are rejected. */
  membersOnly: boolean;
}

const stateOf = ({ status, designation, expires_date }: Company) => ({
  status_id: status.id,
  registered_date: designation?.registered_date ?? null,
  expires_date,
});

/**
 * Possible recipients: the addresses of the notice's domains or, for domains without their own, of the company or its owner
 * (decisions §5); then those of its other domains. For a company that isn't registered, its members. Undefined while loading.
 */
export function useRecipients({ company, urls }: Notice): Recipients | undefined {
  const me = useMe();
  const reported = urls.filter(({ is_ignored, role }) => !is_ignored && role === 'reported');
  const domains = [...new Map(reported.flatMap(({ domain }) => (domain ? [[domain.id, domain]] : []))).values()];
  const own = useQueries({
    queries: domains.slice(0, MAX_DOMAINS).map(({ id }) => reading(getDomain, { params: { id: String(id) } })),
  });
  const enabledWithCompany = { enabled: company !== null };
  const id = String(company?.id);
  const fullCompany = useQuery({ ...reading(getCompany, { params: { id } }), ...enabledWithCompany });
  const protection = useQuery({ ...reading(getProtection, { params: { id } }), ...enabledWithCompany });
  const others = useQuery({
    ...reading(listDomains, { query: { company__id: company?.id, limit: 100 } }),
    ...enabledWithCompany,
  });
  const membersOnly =
    me !== null && fullCompany.data !== undefined && !mayWriteToOthers(me.result, stateOf(fullCompany.data));
  const members = useQuery({
    ...reading(listRepresentatives, { params: { id }, query: { limit: 100 } }),
    enabled: membersOnly,
  });
  // If the lists fail to load, the user can still type an address.
  if (
    [...own, ...(company ? [fullCompany, protection, others] : []), ...(membersOnly ? [members] : [])].some(
      ({ isPending }) => isPending,
    )
  )
    return undefined;
  if (membersOnly) {
    const active = (members.data?.results ?? []).filter(({ status }) => status === 'active');
    const addresses = uniqueRecipients(active.map(({ email, user }) => ({ email, from: user?.name ?? '' })));
    return { membersOnly, proposed: addresses[0]?.email ?? '', addresses };
  }
  const ofCompany = protection.data?.notice_address.email ?? null;
  const direct = [
    // Superusers also see the domains of other companies.
    ...own
      .filter(({ data }) => !company || data?.company.id === company.id)
      .map(({ data }) => ({ email: data?.email ?? ofCompany, from: data?.unicode_name ?? '' })),
    { email: ofCompany, from: fullCompany.data?.name ?? '' },
  ];
  const rest = (others.data?.results ?? []).map(({ email, unicode_name }) => ({ email, from: unicode_name }));
  return {
    membersOnly,
    proposed: direct.find(({ email }) => email !== null)?.email ?? '',
    addresses: uniqueRecipients([...direct, ...rest]),
  };
}
