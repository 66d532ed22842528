import type { Company } from '#core/contract/registry/companies.ts';
import { CompanyAvatar } from '#web/product/companies/company-avatar.tsx';
import { ProtectionBadge } from '#web/product/companies/protection-badge.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Title } from '#web/ui/page/page.tsx';
import type { Allowed } from './allowed.ts';
import { CompanyActions, WhyNoOrder } from './company-actions.tsx';

export const addressOf = (company: Company): string =>
  [company.address, company.line1, company.line2, company.city, company.state, company.zip, company.country]
    .filter(Boolean)
    .join(', ');

/** Name, protection, expiration date and address. */
export function CompanyHeader({ company, allowed }: { company: Company; allowed: Allowed }) {
  return (
    <header className="flex flex-wrap items-start gap-x-5 gap-y-4 px-4 pt-6 pb-5 sm:px-7">
      <Title>{company.name}</Title>
      <CompanyAvatar name={company.name} size="lg" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 tabIndex={-1} className="font-serif text-26 font-medium text-ink [overflow-wrap:anywhere] sm:text-34">
          {company.name}
        </h1>
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <StatusBadge status={company.status} />
          <ProtectionBadge company={company} />
        </p>
        <p className="mt-2 text-14 text-ink-2 [overflow-wrap:anywhere]">{addressOf(company)}</p>
        {allowed.mayEdit && <WhyNoOrder company={company} />}
      </div>
      <CompanyActions company={company} allowed={allowed} />
    </header>
  );
}
