import type { Company } from '#core/contract/companies.ts';
import { formatDate, plural } from '#web/lib/format.ts';
import { CompanyAvatar } from '#web/ui/company-avatar.tsx';
import { ProtectionBadge } from '#web/ui/protection-badge.tsx';
import { RenewLink } from '#web/ui/renew-link.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import type { Column } from '#web/ui/table-column.ts';

const Name = ({ company }: { company: Company }) => (
  <RowLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
    {company.name}
  </RowLink>
);

const place = ({ city, country }: Company): string => [city, country].filter(Boolean).join(', ');

export const companyColumns: readonly Column<Company>[] = [
  {
    title: 'Company',
    sort: 'name',
    cell: (company) => (
      <div className="flex items-center gap-3">
        <CompanyAvatar name={company.name} />
        <div className="min-w-0">
          <div className="[overflow-wrap:anywhere]">
            <Name company={company} />
          </div>
          <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">{place(company)}</p>
        </div>
      </div>
    ),
  },
  { title: 'Status', sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: 'Protection',
    sort: 'expires_date',
    from: 'lg',
    cell: (company) => (
      <span className="flex flex-wrap items-center gap-2">
        <ProtectionBadge company={company} />
        <RenewLink company={company} mayRenew />
      </span>
    ),
  },
  {
    title: 'Domains',
    align: 'end',
    from: 'xl',
    cell: ({ counts }) => <span className="text-13 text-ink-2">{counts.domains.toLocaleString('en-US')}</span>,
  },
  {
    title: 'Added',
    sort: 'created_date',
    align: 'end',
    cell: ({ created_date }) => (
      <time dateTime={created_date} className="text-13 text-ink-2">
        {formatDate(created_date)}
      </time>
    ),
  },
];

export const CompanyCard = ({ company }: { company: Company }) => (
  <div className="flex gap-3">
    <CompanyAvatar name={company.name} size="md" />
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <Name company={company} />
      <p className="text-13 text-ink-2">
        {place(company)} · {plural(company.counts.domains, 'domain')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={company.status} /> <ProtectionBadge company={company} />
        <RenewLink company={company} mayRenew />
      </div>
    </div>
  </div>
);
