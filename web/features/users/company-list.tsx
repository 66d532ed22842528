import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import { useState } from 'react';
import { getCompany } from '#core/contract/companies.ts';
import type { UserCompany } from '#core/contract/users.ts';
import { typeOfRole } from '#core/lookups.ts';
import { protectedUntil } from '#web/lib/protection.ts';
import { reading } from '#web/lib/query.ts';
import { CompanyAvatar } from '#web/ui/company-avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { COMPANIES_SHOWN, companiesReading } from './queries.ts';

/** The companies somebody belongs to, and as what. */
export function CompanyList({ userId, own = false }: { userId: number; own?: boolean }) {
  const [page, setPage] = useState(1);
  const { data, isPending } = useQuery(companiesReading(userId, page));
  if (isPending) return <SkeletonRows rows={2} label="Loading companies" />;
  if (!data || data.count === 0) {
    const whose = own ? 'You belong' : 'This user belongs';
    return <EmptyState compact icon={Building2} title="No companies" text={`${whose} to no company.`} />;
  }
  return (
    <>
      <ul aria-label="Companies" className="divide-y divide-line">
        {data.results.map((company) => (
          <CompanyRow key={company.id} company={company} />
        ))}
      </ul>
      {data.count > COMPANIES_SHOWN && (
        <div className="border-t border-line px-5 py-3">
          <Pager page={page} perPage={COMPANIES_SHOWN} count={data.count} onPage={setPage} />
        </div>
      )}
    </>
  );
}

const rolesOf = ({ roles }: UserCompany) => roles.map((role) => typeOfRole(role).name).join(', ');

/** Until when it is protected: the company itself says so. */
function Protection({ companyId }: { companyId: number }) {
  const { data } = useQuery(reading(getCompany, { params: { id: String(companyId) } }));
  return data ? <> · {protectedUntil(data)}</> : null;
}

function CompanyRow({ company }: { company: UserCompany }) {
  return (
    <li className="relative flex min-h-15 items-center gap-3 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken">
      <CompanyAvatar name={company.name} />
      <div className="min-w-0 flex-1">
        <p className="truncate">
          <RowLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
            {company.name}
          </RowLink>
        </p>
        <p className="text-12 text-ink-3 text-pretty">
          {rolesOf(company)}
          <Protection companyId={company.id} />
        </p>
      </div>
      <StatusBadge status={company.status} />
    </li>
  );
}
