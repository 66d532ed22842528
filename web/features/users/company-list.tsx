import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { UserCompany } from '#core/contract/users.ts';
import { CompanyAvatar } from '#web/ui/company-avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { companiesReading } from './queries.ts';

/** The companies somebody belongs to, and as what. */
export function CompanyList({ userId, own = false }: { userId: number; own?: boolean }) {
  const { data, isPending } = useQuery(companiesReading(userId));
  if (isPending) return <SkeletonRows rows={2} label="Loading companies" />;
  if (!data || data.count === 0) {
    const whose = own ? 'You belong' : 'This user belongs';
    return <EmptyState compact icon={Building2} title="No companies" text={`${whose} to no company.`} />;
  }
  return (
    <ul aria-label="Companies" className="divide-y divide-line">
      {data.results.map((company) => (
        <CompanyRow key={company.id} company={company} />
      ))}
    </ul>
  );
}

const rolesOf = ({ roles }: UserCompany) =>
  roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(', ');

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
        <p className="text-12 text-ink-3">{rolesOf(company)}</p>
      </div>
      <StatusBadge status={company.status} />
    </li>
  );
}
