import type { CompanyWithReasons } from '#core/contract/views/home.ts';
import { siteStepsCopy as copy } from '#core/copy/views/home.ts';
import { SITE_STEP_PLACE, SiteStepButtons } from '#web/product/companies/site-step.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';

const SHOWN = 3;

/** What is left of the checklist once a company is registered. The next companies follow as steps are ended. */
export const SiteSteps = ({ companies }: { companies: readonly CompanyWithReasons[] }) => (
  <Card flush title={copy.title}>
    <ul aria-label={copy.title} className="divide-y divide-line border-t border-line">
      {companies.slice(0, SHOWN).map((company) => (
        <li key={company.id} className="flex min-h-18 flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
          <span className="min-w-0 flex-1 basis-64">
            <span className="block text-14 font-medium text-ink [overflow-wrap:anywhere]">
              {copy.putOnSite(company.name)}
            </span>
            <span className="block text-13 text-ink-3">{copy.why}</span>
          </span>
          <span className="flex flex-wrap gap-2">
            <ButtonLink
              to="/company/$company_id"
              params={{ company_id: String(company.id) }}
              hash={SITE_STEP_PLACE}
              variant="primary"
              size="sm"
            >
              {copy.showText}
            </ButtonLink>
            <SiteStepButtons company={company} />
          </span>
        </li>
      ))}
    </ul>
  </Card>
);
