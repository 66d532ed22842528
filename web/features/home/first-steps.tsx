import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstStepsCopy as copy } from '#core/copy/views/home.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { Card } from '#web/ui/page/card.tsx';

const ROW = 'flex min-h-18 w-full items-center gap-4 px-5 py-3 text-left';

/** Onboarding checklist, shown until the user has a company. */
export function FirstSteps({ email }: { email: string }) {
  return (
    <Card flush title={copy.title} aside={copy.progress}>
      <div aria-hidden className="mx-5 mb-4 h-1.5 overflow-hidden rounded-full bg-muted-bg">
        <div className="h-full w-1/3 rounded-full bg-primary" />
      </div>
      <ol className="divide-y divide-line border-t border-line">
        <li className={ROW}>
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-ok-bg text-ok">
            <Check aria-hidden size={16} strokeWidth={2.5} />
          </span>
          <Words title={copy.createYourAccount} text={copy.createYourAccountText(email)} quiet />
          <span className="text-13 text-ink-3">{copy.done}</span>
        </li>
        <li>
          <button
            type="button"
            onClick={openAddCompany}
            className={`${ROW} group hover:bg-sunken focus-visible:-outline-offset-2`}
          >
            <Mark>2</Mark>
            <Words title={copy.addYourFirstCompany} text={copy.addYourFirstCompanyText} />
            <ArrowRight
              aria-hidden
              size={16}
              className="text-ink-3 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
            />
          </button>
        </li>
        <li className={ROW}>
          <Mark>3</Mark>
          <Words title={copy.payTheOrder} text={copy.payTheOrderText} quiet />
        </li>
      </ol>
    </Card>
  );
}

const Mark = ({ children }: { children: ReactNode }) => (
  <span
    aria-hidden
    className="grid size-7 shrink-0 place-items-center rounded-full border border-line-strong text-13 text-ink-2"
  >
    {children}
  </span>
);

const Words = ({ title, text, quiet = false }: { title: string; text: string; quiet?: boolean }) => (
  <span className="min-w-0 flex-1">
    <span className={`block text-14 font-medium ${quiet ? 'text-ink-2' : 'text-ink'}`}>{title}</span>
    <span className="block text-13 text-ink-3 [overflow-wrap:anywhere]">{text}</span>
  </span>
);
