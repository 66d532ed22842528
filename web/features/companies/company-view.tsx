import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { companyViewCopy as copy } from '#core/copy/registry/companies.ts';
import { can } from '#core/rules/records/permissions.ts';
import { REMEDIES, type Remedy } from '#core/rules/views/protection.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { Tabs } from '#web/ui/page/tabs.tsx';
import type { Allowed } from './allowed.ts';
import { PastDueBanner } from './billing/past-due-banner.tsx';
import { CompanyHeader } from './company-header.tsx';
import { useCompany, useProtection } from './queries.ts';

export interface CompanyTab {
  value: string;
  label: string;
  count?: (company: Company) => number;
  isFor?: (allowed: Allowed) => boolean;
  /** Full-bleed content: lists extend to the edges of the sheet. */
  flush?: boolean;
  content: (company: Company, allowed: Allowed) => ReactNode;
}

interface Props {
  id: number;
  me: Profile;
  /** The tab in the URL. */
  tab: string;
  tabs: readonly CompanyTab[];
  missing: ReactNode;
}

/** A company's header and one of its tabs. Tabs that the user may not see are hidden. */
export function CompanyView({ id, me, tab, tabs, missing }: Props) {
  const query = useCompany(id);
  const subject = { roles: rolesIn(me, id) };
  const allowed = {
    mayEdit: can(me.result, 'company.edit', subject),
    mayPay: can(me.result, 'company.pay', subject),
    mayRemove: can(me.result, 'company.remove', subject),
    mayRemedy: (remedy: Remedy) => can(me.result, REMEDIES[remedy], subject),
  };
  const shown = tabs.filter(({ isFor }) => isFor?.(allowed) ?? true);
  const current = shown.find(({ value }) => value === tab) ?? shown[0];
  // Prefetched for the overview, in parallel with the company.
  useProtection(id, { enabled: current?.value === '' });
  return (
    <ReadState query={query} title={copy.company} missing={missing}>
      {(company) => (
        <>
          <CompanyHeader company={company} allowed={allowed} />
          {current?.value !== 'billing' && current?.value !== '' && (
            <PastDueBanner company={company} mayPay={allowed.mayPay} />
          )}
          <Tabs
            label={copy.company}
            value={current?.value ?? ''}
            tabs={shown.map(({ value, label, count }) => ({
              value,
              label,
              count: count?.(company),
              search: { tab: value || undefined },
            }))}
          />
          <div className={current?.flush ? undefined : 'px-4 py-6 sm:px-7'}>{current?.content(company, allowed)}</div>
        </>
      )}
    </ReadState>
  );
}
