import { useQuery } from '@tanstack/react-query';
import type { Order } from '#core/contract/trade/orders.ts';
import { filingDeskCopy as copy } from '#core/copy/trade/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { agentReading } from '#web/product/agent.ts';
import { Badge } from '#web/ui/badge.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { AlternativeNames } from '../domains/alternative-names.tsx';
import { companyReading } from '../queries.ts';
import { AskCustomer } from './ask-customer.tsx';
import { CompleteForm } from './complete-form.tsx';
import { type FilingPart, filingParts, recordPart } from './filing-fields.ts';
import { NextOrder } from './next-order.tsx';
import { PaymentArrived } from './payment-arrived.tsx';

/** For superusers: the order's values as typed into the Copyright Office's form, and the result to record. */
export function FilingDesk({ order }: { order: Order }) {
  const status = order.status.id;
  if (status === ORDER_STATUS.waiting_for_payment) {
    return (
      <Card title={copy.title} aside={<AskCustomer order={order} />}>
        <PaymentArrived order={order} />
      </Card>
    );
  }
  if (status === ORDER_STATUS.complete) {
    return (
      <Card title={copy.title}>
        <NextOrder order={order} />
      </Card>
    );
  }
  if (status !== ORDER_STATUS.processing) return null;
  return (
    <Card flush title={copy.title} aside={<AskCustomer order={order} />}>
      <Desk order={order} />
    </Card>
  );
}

function Desk({ order }: { order: Order }) {
  const query = useQuery(companyReading(order));
  const agentQuery = useQuery(agentReading());
  if (query.isPending || agentQuery.isPending) return <SkeletonRows rows={4} label={copy.loadingTheCompany} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  if (agentQuery.isError) return <ErrorPanel error={agentQuery.error} onRetry={agentQuery.refetch} />;
  const kind = kindOf(order.type.id);
  const [provider, agent] = filingParts(query.data, order, agentQuery.data);
  const isWhole = kind.changes !== null;
  return (
    <>
      <p className="border-t border-line px-5 py-4 text-13 text-ink-2 text-pretty">{kind.texts.filing}</p>
      {!kind.isFirst && <Part part={recordPart(query.data)} />}
      {isWhole && <Part part={provider} />}
      {isWhole && <AlternativeNames order={order} />}
      {kind.isFirst && <Part part={agent} />}
      <section aria-label={copy.complete} className="border-t border-line px-5 py-5">
        <CompleteForm order={order} />
      </section>
    </>
  );
}

const Part = ({ part: { title, fields } }: { part: FilingPart }) => (
  <section aria-label={title} className="border-t border-line px-5 py-4">
    <h3 className="mb-1 text-13 font-semibold text-ink">{title}</h3>
    <dl className="divide-y divide-line">
      {fields.map(({ label, value, from }) => (
        <div key={label} className="flex min-h-11 flex-col justify-center gap-x-3 py-1 sm:flex-row sm:items-center">
          <dt className="text-12 text-ink-3 sm:w-[150px] sm:shrink-0 sm:text-13">{label}</dt>
          <dd className="flex min-w-0 items-center gap-3 text-14 text-ink sm:flex-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {value || <span className="text-ink-3">{copy.notProvided}</span>}
              {from !== undefined && (
                <span className="mt-0.5 flex flex-wrap items-center gap-2">
                  <Badge tone="warn">{copy.changed}</Badge>
                  <span className="text-12 text-ink-3">{copy.previousValue(from)}</span>
                </span>
              )}
            </span>
            {value && <CopyButton label={copy.copy(label)} text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
