import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { type Company, getCompany } from '#core/contract/registry/companies.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { amendCopy as copy } from '#core/copy/trade/amendment.ts';
import { messages } from '#core/messages.ts';
import { can } from '#core/rules/records/permissions.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { reading } from '#web/lib/call/query.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { OrderObstacle, whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { StepPage } from '#web/ui/dialog/step-page.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { AmendmentForm } from './amendment-form.tsx';
import { amendmentSteps } from './amendment-steps.ts';

interface Props {
  readonly companyId: number;
  /** The open amendment to edit. */
  readonly order?: Order;
  readonly me: Profile;
  readonly missing: ReactNode;
  readonly onSaved: (order: Order) => void;
}

function whyNot(company: Company, order: Order | undefined): string | null {
  if (!order) return whyNoOrder(company);
  return isEditable(order.status.id) ? null : messages.orderMoveRefused;
}

/** First step: starts a new amendment or edits an open one. */
export function Amend({ companyId, order, me, missing, onSaved }: Props) {
  const query = useQuery(reading(getCompany, { params: { id: String(companyId) } }));
  const mayEdit = can(me.result, 'company.edit', { roles: rolesIn(me, companyId) });
  const params = { company_id: String(companyId), order_id: String(order?.id ?? '') };
  return (
    <ReadState query={query} title={copy.amend} missing={missing}>
      {(company) => {
        const why = mayEdit ? whyNot(company, order) : messages.forbidden;
        return (
          <StepPage
            title={order ? copy.editTheAmendment : copy.amend}
            documentTitle={order ? copy.editOrder(order.number) : copy.amendCompany(company.name)}
            subtitle={order ? copy.subtitle(order.number, company.name) : company.name}
            steps={amendmentSteps(company.subscription?.status === 'active')}
            step={0}
          >
            {why ? (
              <OrderObstacle company={company} why={why} />
            ) : (
              <AmendmentForm
                company={company}
                order={order ?? null}
                onSaved={onSaved}
                cancel={
                  order ? (
                    <ButtonLink to="/orders/$order_id/detail" params={params}>
                      {copy.openTheOrder}
                    </ButtonLink>
                  ) : (
                    <ButtonLink to="/company/$company_id" params={params}>
                      {copy.cancel}
                    </ButtonLink>
                  )
                }
              />
            )}
          </StepPage>
        );
      }}
    </ReadState>
  );
}
