import { useQuery } from '@tanstack/react-query';
import type { Company } from '#core/contract/registry/companies.ts';
import { publicPageCopy as copy } from '#core/copy/registry/public-page.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { agentReading } from '#web/product/agent.ts';
import { SiteStepButtons } from '#web/product/companies/site-step.tsx';
import { repeatPolicyReading } from '#web/product/subscribers/repeat-policy.ts';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import type { Allowed } from '../allowed.ts';
import { PutOnSite } from '../put-on-site.tsx';
import { publicPageReading } from '../queries.ts';
import { PageAddress } from './page-address.tsx';
import { PageTexts } from './page-texts.tsx';
import { PolicyBlock } from './policy-block.tsx';

interface Props {
  company: Company;
  allowed: Allowed;
}

/** beyond § 12: the company's public page. Managers change it, other members read it. */
export function PublicPageTab({ company, allowed }: Props) {
  const query = useQuery(publicPageReading(company.id));
  const limit = useQuery(repeatPolicyReading(company.id));
  // Rendered together with the block for the customer's site: no layout shift.
  const agent = useQuery({ ...agentReading(), enabled: company.designation !== null });
  if (query.isPending || limit.isPending || (company.designation !== null && !agent.isFetched))
    return <SkeletonRows rows={4} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (limit.isError) return <ErrorPanel error={limit.error} onRetry={limit.refetch} />;
  const isGone = company.status.id === COMPANY_STATUS.removed;
  const mayChange = allowed.mayEdit && !isGone;
  const { slug, is_on, service_name, intro, repeat_policy } = query.data;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid gap-4 xl:grid-cols-2">
        <PageAddress company={company} page={query.data} mayChange={mayChange} />
        {is_on && slug !== null && !isGone ? (
          <PolicyBlock company={company} slug={slug} buttons={mayChange && <SiteStepButtons company={company} />} />
        ) : (
          <PutOnSite company={company} mayEdit={mayChange} />
        )}
      </div>
      {/* The key remounts the form when the saved texts change elsewhere. */}
      {!isGone && (
        <PageTexts
          key={[service_name, intro, repeat_policy].join('\n')}
          company={company}
          page={query.data}
          limit={limit.data}
          mayChange={mayChange}
        />
      )}
    </div>
  );
}
