import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { replayWebhook, type Webhook } from '#core/contract/intake/webhooks.ts';
import { webhookDeliveriesCopy as copy } from '#core/copy/intake/webhooks.ts';
import { messages } from '#core/messages.ts';
import { DELIVERY_DAYS } from '#core/rules/intake/webhook-types.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { DELIVERIES_PER_PAGE, deliveriesReading, pollWhileWaiting } from './queries.ts';

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** The delivery log of a webhook, with every try, and what can be sent again. */
export function DeliveriesDialog({ webhook, onClose }: Props) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    ...deliveriesReading(webhook.id, page),
    refetchInterval: ({ state }) => pollWhileWaiting(state.data?.results),
  });
  const replay = useAct(replayWebhook, { toast: ({ count }) => messages.webhookReplaying(count) });
  const since = () => new Date(Date.now() - DELIVERY_DAYS * 86_400_000).toISOString();
  const { results = [], count = 0 } = query.data ?? {};
  const hasFailed = results.some(({ status }) => status === 'failed');
  return (
    <Dialog title={copy.title} description={copy.text} size="lg" onClose={onClose}>
      {query.isPending && <SkeletonRows rows={4} label={copy.loading} />}
      {query.isError && <ErrorPanel error={query.error} onRetry={query.refetch} />}
      {query.data && count === 0 && <EmptyState compact icon={Send} title={copy.none} text={copy.noneText} />}
      {results.length > 0 && (
        <>
          <ul className="flex flex-col divide-y divide-line border-y border-line">
            {results.map((delivery) => (
              <DeliveryRow key={delivery.id} delivery={delivery} mayResend={webhook.is_active} />
            ))}
          </ul>
          <div className="mt-4">
            <Pager page={page} perPage={DELIVERIES_PER_PAGE} count={count} onPage={setPage} />
          </div>
        </>
      )}
      <Actions note={hasFailed && webhook.is_active && copy.resendFailedHint}>
        {hasFailed && webhook.is_active && (
          <Button
            pending={replay.pending}
            onClick={() => void replay({ params: { id: String(webhook.id) }, body: { since: since() } })}
          >
            {copy.resendFailed}
          </Button>
        )}
        <Button variant="primary" onClick={onClose}>
          {copy.close}
        </Button>
      </Actions>
    </Dialog>
  );
}
