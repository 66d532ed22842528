import type { Domain } from '#core/contract/registry/domains.ts';
import { domainColumnsCopy as copy } from '#core/copy/registry/domains.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { formatDate, formatWithZone } from '#web/lib/format.ts';
import { DomainName } from '#web/product/domains/domain-name.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';

const Name = ({ domain }: { domain: Domain }) => (
  <DomainName domain={domain}>
    {(shown) => (
      <RowLink to="/domains/$id/detail" params={{ id: String(domain.id) }}>
        {shown}
      </RowLink>
    )}
  </DomainName>
);

const Email = ({ email }: { email: string | null }) =>
  email ? (
    <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{email}</span>
  ) : (
    <span className="text-13 text-ink-3">{noticeAddressCopy.ofCompany}</span>
  );

/** The company column is omitted inside a company. */
export const domainColumns = (withCompany: boolean): readonly Column<Domain>[] => [
  { title: copy.domain, sort: 'name', cell: (domain) => <Name domain={domain} /> },
  { title: copy.noticeEmail, from: 'lg', cell: ({ email }) => <Email email={email} /> },
  ...(withCompany
    ? [
        {
          title: copy.company,
          cell: ({ company }: Domain) => (
            <span className="text-13 text-ink-2 [overflow-wrap:anywhere]">{company.name}</span>
          ),
        },
      ]
    : []),
  { title: copy.status, sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: copy.added,
    sort: 'created_date',
    align: 'end',
    from: 'lg',
    cell: ({ created_date }) => (
      <time dateTime={created_date} title={formatWithZone(created_date)} className="text-13 text-ink-2">
        {formatDate(created_date)}
      </time>
    ),
  },
];

export function DomainCard({ domain, withCompany }: { domain: Domain; withCompany: boolean }) {
  return (
    <>
      <Name domain={domain} />
      {withCompany && <p className="truncate text-13 text-ink-2">{domain.company.name}</p>}
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-3">
        <StatusBadge status={domain.status} />
        {domain.email && <span className="[overflow-wrap:anywhere]">{domain.email}</span>}
      </div>
    </>
  );
}
