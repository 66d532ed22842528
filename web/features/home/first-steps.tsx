import { Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Home } from '#core/contract/views/home.ts';
import { firstStepsCopy as copy } from '#core/copy/views/home.ts';
import { COMPANY_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import { openAddCompany } from '#web/product/companies/add-company.ts';
import { Card } from '#web/ui/page/card.tsx';

const STEPS = 4;

const ROW = 'flex min-h-18 w-full items-center gap-4 px-5 py-3 text-left';
const LINK = `${ROW} group hover:bg-sunken focus-visible:-outline-offset-2`;

type Companies = Home['companies'];

/** Whether a registration of the user was ever completed. A company that was only suspended counts as not registered yet. */
export const isRegisteredOnce = (companies: Companies): boolean =>
  companies.some(({ designation, status }) => designation !== null || status.id === COMPANY_STATUS.removed);

interface Props {
  email: string;
  /** Without a registration; empty for a new user. */
  companies: Companies;
}

/** Onboarding checklist, shown until the user's first registration is complete (beyond §23). */
export function FirstSteps({ email, companies }: Props) {
  const order = companies.find(({ open_order }) => open_order !== null)?.open_order ?? null;
  const hasCompany = companies.length > 0;
  const isPaid = order?.status.id === ORDER_STATUS.processing;
  const done = 1 + Number(hasCompany) + Number(isPaid);
  return (
    <Card flush title={copy.title} aside={copy.progress(done)}>
      <div aria-hidden className="mx-5 mb-4 h-1.5 overflow-hidden rounded-full bg-muted-bg">
        <div className="h-full rounded-full bg-primary" style={{ width: `${(done / STEPS) * 100}%` }} />
      </div>
      <ol className="divide-y divide-line border-t border-line">
        <Done title={copy.createYourAccount} text={copy.createYourAccountText(email)} />
        {hasCompany ? (
          <Done title={copy.addYourFirstCompany} text={companies.map(({ name }) => name).join(', ')} />
        ) : (
          <li>
            <button type="button" onClick={openAddCompany} className={LINK}>
              <Mark next>2</Mark>
              <Words title={copy.addYourFirstCompany} text={copy.addYourFirstCompanyText} />
              <Arrow />
            </button>
          </li>
        )}
        {isPaid && <Done title={copy.payTheOrder} text={copy.filing} />}
        {!isPaid && order && (
          <li>
            <Link to="/orders/$order_id/detail" params={{ order_id: String(order.id) }} className={LINK}>
              <Mark next>3</Mark>
              <Words title={copy.payTheOrder} text={copy.payTheOrderText} />
              <Arrow />
            </Link>
          </li>
        )}
        {!order && (
          <li className={ROW}>
            <Mark>3</Mark>
            <Words title={copy.payTheOrder} text={copy.payTheOrderText} quiet />
          </li>
        )}
        <li className={ROW}>
          <Mark>4</Mark>
          <Words title={copy.putOnSite} text={copy.putOnSiteLater} quiet />
        </li>
      </ol>
    </Card>
  );
}

const Done = ({ title, text }: { title: string; text: string }) => (
  <li className={ROW}>
    <span className="grid size-7 shrink-0 place-items-center rounded-full bg-ok-bg text-ok">
      <Check aria-hidden size={16} strokeWidth={2.5} />
    </span>
    <Words title={title} text={text} quiet />
    <span className="text-13 text-ink-3">{copy.done}</span>
  </li>
);

const Arrow = () => (
  <ArrowRight
    aria-hidden
    size={16}
    className="text-ink-3 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
  />
);

/** The number of a step, filled for the next one. */
const Mark = ({ children, next = false }: { children: ReactNode; next?: boolean }) => (
  <span
    aria-hidden
    className={`grid size-7 shrink-0 place-items-center rounded-full text-13 ${next ? 'bg-primary font-medium text-on-primary' : 'border border-line-strong text-ink-2'}`}
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
