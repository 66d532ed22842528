import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { type Company, getCompany } from '#core/contract/registry/companies.ts';
import { placeRenewal } from '#core/contract/registry/company-orders.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { renewCopy as copy } from '#core/copy/trade/renewal.ts';
import { MONTH_PLAN, planOfPeriod, YEAR_PLAN } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { can } from '#core/rules/records/permissions.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { OrderObstacle, whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { priceOf } from '#web/product/orders/price-cards.tsx';
import { Button } from '#web/ui/button.tsx';
import { StepFoot, StepPage } from '#web/ui/dialog/step-page.tsx';
import { ButtonLink, TextLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { RENEWAL_STEPS } from './renewal-steps.ts';
import { RenewalTerms } from './renewal-terms.tsx';

interface Props {
  readonly companyId: number;
  readonly me: Profile;
  readonly missing: ReactNode;
  readonly onPlaced: (order: Order) => void;
}

/** First step: the renewal's terms. The price is chosen when it is paid. */
export function Renew({ companyId, me, missing, onPlaced }: Props) {
  const query = useQuery(reading(getCompany, { params: { id: String(companyId) } }));
  return (
    <ReadState query={query} title={copy.renew} missing={missing}>
      {(company) => {
        const mayEdit = can(me.result, 'company.edit', { roles: rolesIn(me, companyId) });
        const why = mayEdit ? whyNoOrder(company) : messages.forbidden;
        return (
          <StepPage
            title={copy.renew}
            documentTitle={copy.documentTitle(company.name)}
            subtitle={company.name}
            steps={RENEWAL_STEPS}
            step={0}
          >
            {why ? <OrderObstacle company={company} why={why} /> : <Terms company={company} onPlaced={onPlaced} />}
          </StepPage>
        );
      }}
    </ReadState>
  );
}

function Terms({ company, onPlaced }: { company: Company; onPlaced: (order: Order) => void }) {
  const place = useAct(placeRenewal, { onDone: ({ order }) => onPlaced(order) });
  const isCovered = company.subscription?.status === 'active';
  const body = isCovered ? {} : { plan_id: planOfPeriod(company.subscription?.period ?? 'year').id };
  const params = { id: String(company.id) };
  return (
    <>
      <div className="flex max-w-[880px] flex-col gap-4">
        <Card title={copy.protection}>
          <RenewalTerms expires_date={company.expires_date} isProtected={company.protection !== 'not_protected'} />
        </Card>
        <Card title={copy.price}>
          {isCovered ? (
            <p className="text-14 text-ink-2 text-pretty">
              <span className="font-medium text-ink">{copy.noCharge}</span> {copy.covered}
            </p>
          ) : (
            <p className="text-14 text-ink-2 text-pretty">
              <span className="font-medium text-ink">
                {copy.prices(priceOf(YEAR_PLAN.cents), priceOf(MONTH_PLAN.cents))}
              </span>{' '}
              {copy.renews}
            </p>
          )}
        </Card>
        <p className="text-13 text-ink-3 text-pretty">
          {copy.somethingChanged(company.counts.domains)}{' '}
          <TextLink to="/company/$company_id/amendment/submit-changes" params={{ company_id: params.id }}>
            {copy.amendInstead}
          </TextLink>
          {copy.amendHint}
        </p>
      </div>
      <StepFoot note={copy.checkHint}>
        <ButtonLink to="/company/$company_id" params={{ company_id: params.id }}>
          {copy.cancel}
        </ButtonLink>
        <Button variant="primary" pending={place.pending} onClick={() => void place({ params, body })}>
          {copy.next}
        </Button>
      </StepFoot>
    </>
  );
}
