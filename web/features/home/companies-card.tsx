import { useQuery } from '@tanstack/react-query';
import { Building2 } from 'lucide-react';
import type { Company } from '#core/contract/companies.ts';
import type { Profile } from '#core/contract/users.ts';
import { can } from '#core/rules/permissions.ts';
import { plural } from '#web/lib/format.ts';
import { daysLeft, protectedUntil } from '#web/lib/protection.ts';
import { rolesIn } from '#web/lib/roles-in.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { CompanyAvatar } from '#web/ui/company-avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { RenewLink } from '#web/ui/renew-link.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';
import { nextToExpire, useOwnCompanies } from './queries.ts';

const TONES: Record<Company['protection'], Tone> = { protected: 'ok', action_needed: 'warn', not_protected: 'bad' };

/** One's own companies, with the days left until their designation expires. */
export function OwnCompaniesCard({ me }: { me: Profile }) {
  const companies = useOwnCompanies(me);
  return (
    <Card flush title="Companies">
      <div className="border-t border-line">
        {companies ? (
          <CompanyRows
            companies={companies}
            mayRenew={({ id }) => can(me.result, 'company.edit', { roles: rolesIn(me, id) })}
          />
        ) : (
          <SkeletonRows rows={2} label="Loading companies" />
        )}
      </div>
    </Card>
  );
}

/** For superusers: whose designation expires next. */
export function NextToExpireCard() {
  const { data } = useQuery(nextToExpire());
  return (
    <Card
      flush
      title="Next to expire"
      aside={
        <TextLink to="/companies" className="-my-2.5 inline-block py-2.5">
          All companies
        </TextLink>
      }
    >
      <div className="border-t border-line">
        {!data ? (
          <SkeletonRows rows={3} label="Loading companies" />
        ) : data.count === 0 ? (
          <EmptyState compact icon={Building2} title="No company is registered yet" />
        ) : (
          <CompanyRows companies={data.results} mayRenew={() => true} />
        )}
      </div>
    </Card>
  );
}

interface RowsProps {
  companies: readonly Company[];
  mayRenew: (company: Company) => boolean;
}

const CompanyRows = ({ companies, mayRenew }: RowsProps) => (
  <ul aria-label="Companies" className="divide-y divide-line">
    {companies.map((company) => (
      <li
        key={company.id}
        className="relative flex min-h-15 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2.5 last:rounded-b-lg hover:bg-sunken"
      >
        <CompanyAvatar name={company.name} />
        <div className="min-w-0 flex-1 basis-44">
          <p className="truncate">
            <RowLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
              {company.name}
            </RowLink>
          </p>
          <p className="text-12 text-ink-3 text-pretty">
            {protectedUntil(company)} · {plural(company.counts.domains, 'domain')}
          </p>
        </div>
        <Standing company={company} />
        <RenewLink company={company} mayRenew={mayRenew(company)} />
      </li>
    ))}
  </ul>
);

/** The days left; or, while there are none, how far the order that brings them is. */
function Standing({ company }: { company: Company }) {
  const left = daysLeft(company);
  if (company.protection !== 'not_protected' && left !== null) {
    return <Badge tone={TONES[company.protection]}>{plural(left, 'day')} left</Badge>;
  }
  return <StatusBadge status={company.open_order?.status ?? company.status} />;
}
