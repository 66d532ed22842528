import { Building2 } from 'lucide-react';
import type { Profile, UserCompany } from '#core/contract/users.ts';
import { openAddCompany } from '#web/lib/add-company.ts';
import { Button } from '#web/ui/button.tsx';
import { CompanyAvatar } from '#web/ui/company-avatar.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { RowLink } from '#web/ui/row-link.tsx';
import { StatusBadge } from '#web/ui/status-badge.tsx';

const rolesOf = ({ roles }: UserCompany): string =>
  roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(', ');

/** Which of one's companies, when there are several; and how to get the first one. */
export function CompanyChooser({ me }: { me: Profile }) {
  if (me.companies.length === 0) {
    return (
      <Page title="Company">
        <EmptyState
          icon={Building2}
          title="No company yet"
          text="Add the company (or individual) that runs your service and its domains. We file the registration with the Copyright Office, usually within 24 hours after it is paid."
          action={
            <Button variant="primary" onClick={openAddCompany}>
              Add New Company
            </Button>
          }
        />
        {me.result.is_superuser && (
          <p className="text-center text-13 text-ink-3">
            Everybody’s companies are under <TextLink to="/companies">Companies</TextLink>.
          </p>
        )}
      </Page>
    );
  }
  return (
    <Page flush title="Company" subtitle="You belong to several companies.">
      <ul aria-label="Companies" className="border-t border-line">
        {me.companies.map((company) => (
          <li
            key={company.id}
            className="relative flex min-h-15 items-center gap-3 border-b border-line px-4 py-2.5 hover:bg-sunken sm:px-7"
          >
            <CompanyAvatar name={company.name} />
            <div className="min-w-0 flex-1">
              <p className="[overflow-wrap:anywhere]">
                <RowLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
                  {company.name}
                </RowLink>
              </p>
              <p className="text-12 text-ink-3">{rolesOf(company)}</p>
            </div>
            <StatusBadge status={company.status} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
