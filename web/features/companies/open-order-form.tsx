import { Navigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { openOrderFormCopy as copy } from '#core/copy/registry/companies.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { useCompany } from './queries.ts';

/** Redirects to the form of a company's open order, or shows an empty state. */
export function OpenOrderForm({ companyId, missing }: { companyId: number; missing: ReactNode }) {
  const query = useCompany(companyId);
  return (
    <ReadState query={query} title={copy.title} missing={missing}>
      {(company) => <Redirect company={company} />}
    </ReadState>
  );
}

/** Amendments have their own form; other orders are edited on their detail screen. */
function Redirect({ company }: { company: Company }) {
  const order = company.open_order;
  if (!order) return <NoOpenOrder company={company} />;
  const params = { company_id: String(company.id), order_id: String(order.id) };
  const edit = kindOf(order.type.id).screens?.edit;
  return edit && isEditable(order.status.id) ? (
    <Navigate to={edit} params={params} replace />
  ) : (
    <Navigate to="/orders/$order_id/detail" params={params} replace />
  );
}

function NoOpenOrder({ company }: { company: Company }) {
  const params = { company_id: String(company.id) };
  const why = whyNoOrder(company);
  return (
    <Page title={copy.title} subtitle={company.name}>
      <EmptyState
        icon={CircleCheck}
        title={copy.emptyTitle}
        text={why ?? copy.emptyText}
        action={
          why ? (
            <ButtonLink to="/company/$company_id" params={params}>
              {copy.openTheCompany}
            </ButtonLink>
          ) : (
            <ButtonLink to="/company/$company_id/amendment/submit-changes" params={params} variant="primary">
              {copy.amend}
            </ButtonLink>
          )
        }
      />
    </Page>
  );
}
