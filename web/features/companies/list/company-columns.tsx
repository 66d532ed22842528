import type { Company, CompanyInList } from '#core/contract/registry/companies.ts';
import { companyColumnsCopy as copy } from '#core/copy/registry/companies.ts';
import { dollars } from '#core/rules/text/money.ts';
import { formatCalendarDate, formatDate, formatWithZone } from '#web/lib/format.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { daysLeft } from '#web/product/companies/protection.ts';
import { ProtectionBadge, ProtectionWord } from '#web/product/companies/protection-badge.tsx';
import { RenewLink } from '#web/product/companies/renew-link.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import type { Column } from '#web/ui/list/table-column.ts';

const Name = ({ company }: { company: Company }) => (
  <RowLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
    {company.name}
  </RowLink>
);

const place = ({ city, country }: Company): string => [city, country].filter(Boolean).join(', ');

/** Days left until the designation expires, with a renew link when few are left. */
function DaysLeft({ company }: { company: Company }) {
  const left = daysLeft(company);
  if (left === null || company.expires_date === null) return <span className="text-13 text-ink-3">—</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>
        <span className="block text-14 text-ink tabular-nums">{left > 0 ? copy.dayCount(left) : copy.lapsed}</span>
        <span className="block text-12 text-ink-3">
          {left > 0 ? copy.until : copy.on} {formatCalendarDate(company.expires_date)}
        </span>
      </span>
      <RenewLink company={company} mayRenew />
    </span>
  );
}

function OpenOrder({ order }: { order: Company['open_order'] }) {
  if (!order) return <span className="text-13 text-ink-3">—</span>;
  return (
    <>
      <TextLink
        to="/orders/$order_id/detail"
        params={{ order_id: String(order.id) }}
        className="relative z-10 text-14 tabular-nums"
      >
        {order.number}
      </TextLink>
      <span className="block text-12 text-ink-3">{order.status.name}</span>
    </>
  );
}

const hasBalance = ({ balance }: CompanyInList): boolean => balance !== undefined && balance !== '0.00';

export const companyColumns: readonly Column<CompanyInList>[] = [
  {
    title: copy.company,
    sort: 'name',
    cell: (company) => (
      <div className="flex items-center gap-3">
        <CompanyAvatar name={company.name} />
        <div className="min-w-0">
          <div className="[overflow-wrap:anywhere]">
            <Name company={company} />
          </div>
          <p className="line-clamp-1 text-12 text-ink-3 [overflow-wrap:anywhere]">{place(company)}</p>
        </div>
      </div>
    ),
  },
  { title: copy.status, sort: 'status', cell: ({ status }) => <StatusBadge status={status} /> },
  {
    title: copy.protection,
    from: 'xl',
    cell: (company) => <ProtectionWord company={company} />,
  },
  { title: copy.daysLeft, sort: 'expires_date', cell: (company) => <DaysLeft company={company} /> },
  { title: copy.openOrder, from: 'lg', cell: ({ open_order }) => <OpenOrder order={open_order} /> },
  {
    title: copy.balance,
    align: 'end',
    from: 'lg',
    cell: (company) => (
      <span className={hasBalance(company) ? 'text-14 font-medium text-ink tabular-nums' : 'text-13 text-ink-3'}>
        {hasBalance(company) ? dollars(company.balance!) : '—'}
      </span>
    ),
  },
  {
    title: copy.domains,
    align: 'end',
    from: 'xl',
    cell: ({ counts }) => <span className="text-13 text-ink-2">{counts.domains.toLocaleString('en-US')}</span>,
  },
  {
    title: copy.added,
    sort: 'created_date',
    align: 'end',
    cell: ({ created_date }) => (
      <time
        dateTime={created_date}
        title={formatWithZone(created_date)}
        className="text-13 whitespace-nowrap text-ink-2"
      >
        {formatDate(created_date)}
      </time>
    ),
  },
];

export const CompanyCard = ({ company }: { company: CompanyInList }) => (
  <div className="flex gap-3">
    <CompanyAvatar name={company.name} size="md" />
    <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
      <Name company={company} />
      <p className="text-13 text-ink-2">
        {place(company)} · {copy.domainCount(company.counts.domains)}
      </p>
      {(company.open_order || hasBalance(company)) && (
        <p className="mt-1 text-13 text-ink-2">
          {company.open_order && copy.order(company.open_order.number, company.open_order.status.name)}
          {company.open_order && hasBalance(company) && ' · '}
          {hasBalance(company) && copy.due(dollars(company.balance!))}
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <StatusBadge status={company.status} /> <ProtectionBadge company={company} />
        <RenewLink company={company} mayRenew />
      </div>
    </div>
  </div>
);
