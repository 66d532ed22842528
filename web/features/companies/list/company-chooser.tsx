import type { LinkProps } from '@tanstack/react-router';
import { Building2 } from 'lucide-react';
import type { Profile, UserCompany } from '#core/contract/records/users.ts';
import { companyChooserCopy as copy } from '#core/copy/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { RowLink } from '#web/ui/list/row-link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface Props {
  readonly me: Profile;
  readonly companies: readonly UserCompany[];
  /** Title of the screen, and its question. */
  readonly title: string;
  readonly question: string;
  /** Shown if the user has companies, but none of them fits. */
  readonly none?: { readonly title: string; readonly text: string };
  readonly leadsTo: (company: UserCompany) => Pick<LinkProps, 'to' | 'params'> & { search?: Record<string, string> };
}

const rolesOf = ({ roles }: UserCompany): string =>
  roles.map((role) => role.charAt(0).toUpperCase() + role.slice(1)).join(', ');

/** Empty state: no company fits, the agent has none, or a customer has yet to add the first. */
function None({ me, none }: Pick<Props, 'me' | 'none'>) {
  const current = me.companies.filter(({ status }) => status.id !== COMPANY_STATUS.removed);
  const [only] = current;
  if (only && none) {
    return (
      <EmptyState
        icon={Building2}
        {...none}
        action={
          current.length === 1 ? (
            <ButtonLink to="/company/$company_id" params={{ company_id: String(only.id) }} variant="primary">
              {copy.openCompany}
            </ButtonLink>
          ) : undefined
        }
      />
    );
  }
  if (me.result.is_superuser) {
    return (
      <EmptyState
        icon={Building2}
        title={copy.agentTitle}
        text={copy.agentText}
        action={
          <ButtonLink to="/companies" variant="primary">
            {copy.openCompanies}
          </ButtonLink>
        }
      />
    );
  }
  return (
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
  );
}

/** Lets a user with several companies choose one; without any, offers to add the first. */
export function CompanyChooser({ me, companies, title, question, none, leadsTo }: Props) {
  if (companies.length === 0) {
    return (
      <Page title={title}>
        <None me={me} none={none} />
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
