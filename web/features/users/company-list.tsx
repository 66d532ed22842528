import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { UserCompany } from '#core/contract/users.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { companiesReading } from './queries.ts';

const TONES: Readonly<Record<number, Tone>> = {
  [COMPANY_STATUS.registered]: 'ok',
  [COMPANY_STATUS.new]: 'info',
  [COMPANY_STATUS.expired]: 'bad',
  [COMPANY_STATUS.suspended]: 'warn',
};

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
  const [first_name = '', last_name = ''] = company.name.split(/\s+/);
  return (
    <li className="flex min-h-15 items-center gap-3 px-5 py-2.5">
      <Avatar square size="sm" person={{ first_name, last_name, email: company.name }} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-medium text-ink">{company.name}</p>
        <p className="text-12 text-ink-3">{rolesOf(company)}</p>
      </div>
      <Badge tone={TONES[company.status.id] ?? 'muted'}>{company.status.name}</Badge>
    </li>
  );
}
