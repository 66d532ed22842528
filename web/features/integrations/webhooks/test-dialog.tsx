import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { testWebhook, type Webhook, type WebhookTry } from '#core/contract/intake/webhooks.ts';
import { webhookTestCopy as copy, webhookDeliveriesCopy } from '#core/copy/intake/webhooks.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { deliveriesReading } from './queries.ts';

const POLL_MS = 500;

interface Props {
  webhook: Webhook;
  onClose: () => void;
}

/** Sends a test message and shows the result of its first try. */
export function TestDialog({ webhook, onClose }: Props) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const [deliveryId, setDeliveryId] = useState<number | null>(null);
  const test = useAct(testWebhook, { inPlace: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent once, when the dialog opens
  useEffect(() => {
    void test({ params: { id: String(webhook.id) } }).then((outcome) => {
      if (outcome?.done) setDeliveryId(outcome.answer.id);
      else if (outcome) setRefusal(outcome.message);
    });
  }, []);
  const { data } = useQuery({
    ...deliveriesReading(webhook.id),
    enabled: deliveryId !== null,
    refetchInterval: ({ state }) =>
      state.data?.results.find(({ id }) => id === deliveryId)?.tries.length ? false : POLL_MS,
  });
  const tried = data?.results.find(({ id }) => id === deliveryId)?.tries[0];
  return (
    <Dialog title={copy.title} size="sm" onClose={onClose}>
      <div role="status" className="flex flex-col gap-3">
        {refusal !== null ? (
          <p className="text-14 text-bad">{refusal}</p>
        ) : tried ? (
          <Result tried={tried} />
        ) : (
          <>
            <p className="text-14 text-ink">{copy.sending}</p>
            <p className="text-13 text-ink-3 [overflow-wrap:anywhere]">{copy.sendingText(webhook.url)}</p>
          </>
        )}
      </div>
      <Actions>
        <Button onClick={onClose}>{copy.close}</Button>
      </Actions>
    </Dialog>
  );
}

function Result({ tried: { code, ms, error, answer } }: { tried: WebhookTry }) {
  const text =
    error === 'status' && code !== null ? copy.failedCode(code) : error && webhookDeliveriesCopy.errors[error];
  return (
    <>
      <p className={`text-14 font-medium ${error ? 'text-bad' : 'text-ok'}`}>{error ? copy.failed : copy.done}</p>
      <p className="text-13 text-ink-2 text-pretty">{error ? text : copy.doneText(code, ms)}</p>
      {answer && (
        <pre className="rounded-md bg-sunken p-3 font-mono text-12 whitespace-pre-wrap [overflow-wrap:anywhere]">
          {answer}
        </pre>
      )}
      {error && <p className="text-13 text-ink-3">{copy.again}</p>}
    </>
  );
}
