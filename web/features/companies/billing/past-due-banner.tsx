import { CircleAlert } from 'lucide-react';
import type { Company } from '#core/contract/registry/companies.ts';
import { pastDueBannerCopy as copy } from '#core/copy/registry/companies.ts';
import { TextLink } from '#web/ui/link.tsx';

/** Warns everyone who opens the company; users who may pay get a link to fix it. */
export function PastDueBanner({ company, mayPay }: { company: Company; mayPay: boolean }) {
  if (company.subscription?.status !== 'past_due') return null;
  return (
    <section
      aria-label={copy.subscription}
      className="mx-4 mb-5 flex items-start gap-3 rounded-lg bg-warn-bg px-4 py-3 text-13 text-warn sm:mx-7"
    >
      <CircleAlert aria-hidden size={16} className="mt-0.5 shrink-0" />
      <p className="min-w-0 text-pretty">
        {copy.pastDue}{' '}
        {mayPay ? (
          <TextLink
            to="/company/$company_id"
            params={{ company_id: String(company.id) }}
            search={{ tab: 'billing' }}
            className="text-warn underline"
          >
            {copy.howToFix}
          </TextLink>
        ) : (
          copy.askPayer
        )}
      </p>
    </section>
  );
}
