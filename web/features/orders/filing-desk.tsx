import { useQuery } from '@tanstack/react-query';
import { getCompany } from '#core/contract/companies.ts';
import type { Order } from '#core/contract/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { reading } from '#web/lib/query.ts';
import { Card } from '#web/ui/card.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ErrorPanel } from '#web/ui/error-panel.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { AlternativeNames } from './alternative-names.tsx';
import { CompleteForm } from './complete-form.tsx';
import { type FilingPart, filingParts } from './filing-fields.ts';
import { PaymentArrived } from './payment-arrived.tsx';

/** For superusers: the order as it is typed into the Copyright Office's form, and what came back from there. */
export function FilingDesk({ order }: { order: Order }) {
  const status = order.status.id;
  if (status === ORDER_STATUS.waiting_for_payment) {
    return (
      <Card title="Filing desk">
        <PaymentArrived order={order} />
      </Card>
    );
  }
  if (status !== ORDER_STATUS.processing) return null;
  return (
    <Card
      flush
      title="Filing desk"
      aside={<span className="max-sm:hidden">In the order of the Copyright Office’s form</span>}
    >
      <Desk order={order} />
    </Card>
  );
}

function Desk({ order }: { order: Order }) {
  const query = useQuery(reading(getCompany, { params: { id: String(order.company.id) } }));
  if (query.isPending) return <SkeletonRows rows={4} label="Loading the company" />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const [provider, agent] = filingParts(query.data, order);
  return (
    <>
      {provider && <Part part={provider} />}
      <AlternativeNames order={order} />
      {agent && <Part part={agent} />}
      <section aria-label="Complete" className="border-t border-line px-5 py-5">
        <CompleteForm order={order} />
      </section>
    </>
  );
}

const Part = ({ part: { title, fields } }: { part: FilingPart }) => (
  <section aria-label={title} className="border-t border-line px-5 py-4">
    <h3 className="mb-1 text-13 font-semibold text-ink">{title}</h3>
    <dl className="divide-y divide-line">
      {fields.map(({ label, value }) => (
        <div key={label} className="flex min-h-11 flex-col justify-center gap-x-3 py-1 sm:flex-row sm:items-center">
          <dt className="text-12 text-ink-3 sm:w-[150px] sm:shrink-0 sm:text-13">{label}</dt>
          <dd className="flex min-w-0 items-center gap-3 text-14 text-ink sm:flex-1">
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {value || <span className="text-ink-3">Not given</span>}
            </span>
            {value && <CopyButton label={`Copy: ${label}`} text={value} />}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
