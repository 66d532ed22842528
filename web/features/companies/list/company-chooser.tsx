import type { LinkProps } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import type { Profile, UserCompany } from '#core/contract/records/users.ts';
import { companyChooserCopy as copy } from '#core/copy/registry/companies.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface Props {
  readonly me: Profile;
  readonly companies: readonly UserCompany[];
  /** Title of the screen, and its question. */
  readonly title: string;
  readonly question: string;
  readonly leadsTo: (company: UserCompany) => Pick<LinkProps, 'to' | 'params'> & { search?: Record<string, string> };
}

const rolesOf = ({ roles }: UserCompany): string =>
  roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(', ');

/** Lets a user with several companies choose one; without any, offers to add the first. */
export function CompanyChooser({ me, companies, title, question, leadsTo }: Props) {
  if (companies.length === 0) {
    return (
      <Page title={title}>
        <EmptyState
          icon={Building2}
          title={copy.emptyTitle}
          text={copy.emptyText}
          action={
            <Button variant="primary" onClick={openAddCompany}>
              {copy.addNewCompany}
            </Button>
          }
        />
        {me.result.is_superuser && (
          <p className="text-center text-13 text-ink-3">
            {copy.listedUnder} <TextLink to="/companies">{copy.companies}</TextLink>.
          </p>
        )}
      </Page>
    );
  }
  return (
    <Page flush title={title} subtitle={question}>
      <ul aria-label={copy.companies} className="border-t border-line">
        {companies.map((company) => (
          <li
            key={company.id}
            className="relative flex min-h-15 items-center gap-3 border-b border-line px-4 py-2.5 hover:bg-sunken sm:px-7"
          >
            <CompanyAvatar name={company.name} />
            <div className="min-w-0 flex-1">
              <p className="[overflow-wrap:anywhere]">
                <RowLink {...leadsTo(company)}>{company.name}</RowLink>
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
