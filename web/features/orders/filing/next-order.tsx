import { useQuery } from '@tanstack/react-query';
import type { Order } from '#core/contract/trade/orders.ts';
import { filingDeskCopy as copy } from '#core/copy/trade/orders.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { nextOrderReading } from '../queries.ts';

/** Leads on from a completed order to the next one in Processing. */
export function NextOrder({ order }: { order: Order }) {
  const query = useQuery(nextOrderReading());
  if (query.isPending) return <SkeletonRows rows={1} label={copy.nextOrder} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const next = query.data.results.find(({ id }) => id !== order.id);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2 text-pretty [overflow-wrap:anywhere]">
        {copy.isComplete} {next ? copy.nextOrderNumber(next.number, next.company.name) : copy.noNextOrder}
      </p>
      {next && (
        <ButtonLink variant="primary" to="/orders/$order_id/detail" params={{ order_id: String(next.id) }}>
          {copy.nextOrder}
        </ButtonLink>
      )}
    </div>
  );
}
