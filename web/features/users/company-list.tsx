import { Building2 } from 'lucide-react';
import { useState } from 'react';
import type { UserCompany } from '#core/contract/records/users.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { companyListCopy as copy } from '#core/copy/records/users.ts';
import { typeOfRole } from '#core/lookups.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { protectedUntil } from '#web/product/companies/protection.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { COMPANIES_SHOWN, useUserCompanies } from './queries.ts';

/** The user's companies and their roles in them. */
export function CompanyList({ userId, own = false }: { userId: number; own?: boolean }) {
  const [page, setPage] = useState(1);
  const { data, companies, isKnown } = useUserCompanies(userId, page);
  if (!isKnown && !data) return <SkeletonRows rows={2} label={copy.loadingCompanies} />;
  if (!data || data.count === 0) {
    return (
      <EmptyState compact icon={Building2} title={copy.emptyTitle} text={own ? copy.ownEmptyText : copy.emptyText} />
    );
  }
  return (
    <>
      {isKnown ? (
        <ul aria-label={copy.companies} className="divide-y divide-line">
          {data.results.map((company, at) => (
            <CompanyRow key={company.id} company={company} whole={companies[at]} />
          ))}
        </ul>
      ) : (
        <SkeletonRows rows={data.results.length} label={copy.loadingCompanies} />
      )}
      {data.count > COMPANIES_SHOWN && (
        <div className="border-t border-line px-5 py-3">
          <Pager page={page} perPage={COMPANIES_SHOWN} count={data.count} onPage={setPage} />
        </div>
      )}
    </>
  );
}

const rolesOf = ({ roles }: UserCompany) => roles.map((role) => typeOfRole(role).name).join(', ');

function CompanyRow({ company, whole }: { company: UserCompany; whole: Company | undefined }) {
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
          {whole && <> · {protectedUntil(whole)}</>}
        </p>
      </div>
      <StatusBadge status={company.status} />
    </li>
  );
}
