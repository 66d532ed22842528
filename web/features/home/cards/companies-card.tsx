import { Building2 } from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import type { CompanyWithReasons } from '#core/contract/views/home.ts';
import { companiesCardCopy as copy } from '#core/copy/views/home.ts';
import { can } from '#core/rules/records/permissions.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { daysLeft, isBeingRegistered, protectedUntil } from '#web/product/companies/protection.ts';
import { RenewLink } from '#web/product/companies/renew-link.tsx';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { AllLink } from './all-link.tsx';

const TONES: Record<Company['protection'], Tone> = { protected: 'ok', action_needed: 'warn', not_protected: 'bad' };

/** The user's companies with the days left until their designations expire. */
export const OwnCompaniesCard = ({ me, companies }: { me: Profile; companies: readonly CompanyWithReasons[] }) => (
  <Card
    flush
    title={copy.companies}
    aside={me.companies.length > companies.length && <AllLink to="/company">{copy.allCompanies}</AllLink>}
  >
    <div className="border-t border-line">
      <CompanyRows
        companies={companies}
        mayRenew={({ id }) => can(me.result, 'company.edit', { roles: rolesIn(me, id) })}
      />
    </div>
  </Card>
);

/** For superusers: designations that expire next. */
export const NextToExpireCard = ({ companies }: { companies: readonly CompanyWithReasons[] }) => (
  <Card flush title={copy.nextToExpire} aside={<AllLink to="/companies">{copy.allCompanies}</AllLink>}>
    <div className="border-t border-line">
      {companies.length === 0 ? (
        <EmptyState compact icon={Building2} title={copy.emptyTitle} />
      ) : (
        <CompanyRows companies={companies} mayRenew={() => true} />
      )}
    </div>
  </Card>
);

interface RowsProps {
  companies: readonly CompanyWithReasons[];
  mayRenew: (company: Company) => boolean;
}

const CompanyRows = ({ companies, mayRenew }: RowsProps) => (
  <ul aria-label={copy.companies} className="divide-y divide-line">
    {companies.map((company) => (
      <li
        key={company.id}
        className="relative flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken"
      >
        <CompanyAvatar name={company.name} />
        <div className="min-w-0 flex-1 basis-32 sm:basis-40">
          <p className="truncate">
            <RowLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
              {company.name}
            </RowLink>
          </p>
          <p className="text-12 text-ink-3 text-pretty">
            {isBeingRegistered(company) ? copy.beingFiled : protectedUntil(company)}
            {'\u00a0· '}
            <span className="whitespace-nowrap">{copy.domainCount(company.counts.domains)}</span>
          </p>
        </div>
        <div className="ms-auto flex flex-wrap items-center justify-end gap-2">
          <ProtectionReport company={company} />
          <RenewLink company={company} mayRenew={mayRenew(company)} />
        </div>
      </li>
    ))}
  </ul>
);

/** Days left, or another problem; for a company that isn't registered yet, its order's status. */
function ProtectionReport({ company }: { company: CompanyWithReasons }) {
  const left = daysLeft(company);
  if (company.reasons.some((reason) => !reason.grave && reason.code !== 'expires_soon')) {
    return (
      <Badge tone={TONES[company.protection]}>
        {company.protection === 'not_protected' ? copy.notProtected : copy.actionNeeded}
      </Badge>
    );
  }
  if (company.protection !== 'not_protected' && left !== null) {
    return <Badge tone={TONES[company.protection]}>{copy.daysLeft(left)}</Badge>;
  }
  return <StatusBadge status={company.open_order?.status ?? company.status} />;
}
