import { useState } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import type { Order, OrderDomain } from '#core/contract/trade/orders.ts';
import { noticeAddressCopy } from '#core/copy/registry/notice-address.ts';
import { checkAmendmentCopy as copy } from '#core/copy/trade/amendment.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import { isEditable } from '#core/rules/trade/order-life.ts';
import { formatCalendarDate } from '#web/lib/format.ts';
import { RecordCorrections, useRecordCorrections } from '#web/product/companies/record-corrections.tsx';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { DomainName } from '#web/product/domains/domain-name.tsx';
import { LongList } from '#web/product/domains/long-list.tsx';
import { costsNothing, isPayable, priceText } from '#web/product/orders/order-price.ts';
import { SubmitOrder } from '#web/product/orders/submit-order.tsx';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { StepFoot, StepPage } from '#web/ui/dialog/step-page.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ChangeList } from '#web/ui/page/change-list.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { amendmentSteps } from './amendment-steps.ts';

interface Props {
  readonly order: Order;
  readonly me: Profile;
  /** Called when the order is, or already was, submitted; leads to payment or confirmation. */
  readonly onSubmitted: (order: Order) => void;
}

/** Second step: reviews every change before payment or confirmation. */
export function CheckAmendment({ order, me, onSubmitted }: Props) {
  const { changes, added, removed } = order;
  const corrections = useRecordCorrections(order.company.id);
  return (
    <StepPage
      title={copy.checkYourOrder}
      documentTitle={copy.documentTitle(order.number)}
      subtitle={copy.subtitle(order.number, order.company.name)}
      steps={amendmentSteps(order.is_covered)}
      step={1}
    >
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={copy.nameAddress}>
            {changes.length > 0 ? (
              <ChangeList changes={changes} />
            ) : (
              <p className="text-14 text-ink-3">{copy.noChanges}</p>
            )}
          </Card>
          <Names title={copy.domainsToAdd} domains={added} tone="text-ok" sign="+" />
          <Names title={copy.domainsToRemove} domains={removed} tone="text-bad" sign="−" />
          <RecordCorrections corrections={corrections} />
        </div>
        <Card title={copy.summary}>
          <DefinitionList
            items={[
              { term: copy.company, value: order.company.name },
              { term: copy.orderNumber, value: order.number },
              { term: copy.status, value: <StatusBadge status={order.status} /> },
              { term: copy.price, value: priceText(order) },
            ]}
          />
          <p className="mt-4 border-t border-line pt-4 text-13 text-ink-2 text-pretty">
            {copy.termHint(formatCalendarDate(expiryOf(dateOf(new Date()))))}
          </p>
        </Card>
      </div>
      <StepFoot note={order.is_covered ? copy.covered : undefined}>
        <StepActions order={order} me={me} onSubmitted={onSubmitted} />
      </StepFoot>
    </StepPage>
  );
}

function StepActions({ order, me, onSubmitted }: Props) {
  const params = { company_id: String(order.company.id), order_id: String(order.id) };
  const mayEdit = can(me.result, 'company.edit', { roles: rolesIn(me, order.company.id) });
  const isDraft = order.status.id === ORDER_STATUS.draft;
  return (
    <>
      {mayEdit && isEditable(order.status.id) ? (
        <ButtonLink to="/company/$company_id/amendment/$order_id/edit" params={params}>
          {copy.back}
        </ButtonLink>
      ) : (
        <ButtonLink to="/orders/$order_id/detail" params={params}>
          {copy.openTheOrder}
        </ButtonLink>
      )}
      {mayEdit && isDraft && (
        <SubmitOrder
          order={order}
          label={costsNothing(order) ? copy.submitOrder : copy.continueToPayment}
          onSubmitted={onSubmitted}
        />
      )}
      {!isDraft && isPayable(order) && (
        <ButtonLink to="/company/$company_id/amendment/$order_id/step-three" params={params} variant="primary">
          {copy.continueToPayment}
        </ButtonLink>
      )}
    </>
  );
}

interface NamesProps {
  readonly title: string;
  readonly domains: readonly OrderDomain[];
  readonly tone: string;
  readonly sign: string;
}

function Names({ title, domains, tone, sign }: NamesProps) {
  const [page, setPage] = useState(1);
  if (domains.length === 0) return null;
  return (
    <Card flush title={`${title} (${thousands(domains.length)})`}>
      <LongList label={title} rows={domains} page={page} onPage={setPage}>
        {(domain) => (
          <div className="flex gap-3 px-5 py-2.5 text-14 text-ink">
            <span aria-hidden className={`font-medium ${tone}`}>
              {sign}
            </span>
            <span className="min-w-0 flex-1">
              <DomainName domain={domain} />
            </span>
            <span className="min-w-0 text-right text-13 text-ink-3 [overflow-wrap:anywhere] max-sm:hidden">
              {domain.email ?? noticeAddressCopy.ofCompany}
            </span>
          </div>
        )}
      </LongList>
    </Card>
  );
}
