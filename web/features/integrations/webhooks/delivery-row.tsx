import { ChevronDown } from 'lucide-react';
import { replayWebhookDelivery, type WebhookDelivery, type WebhookTry } from '#core/contract/intake/webhooks.ts';
import { webhookDeliveriesCopy as copy, webhookCopy } from '#core/copy/intake/webhooks.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Moment } from '#web/ui/moment.tsx';

const TONES: Readonly<Record<WebhookDelivery['status'], Tone>> = { waiting: 'info', done: 'ok', failed: 'bad' };
const BLOCK = 'rounded-md bg-sunken p-3 font-mono text-12 text-ink whitespace-pre-wrap [overflow-wrap:anywhere]';

interface Props {
  delivery: WebhookDelivery;
  mayResend: boolean;
}

/** A message, which opens to its tries and its body. */
export function DeliveryRow({ delivery, mayResend }: Props) {
  const replay = useAct(replayWebhookDelivery, { toast: messages.webhookReplaying(1) });
  const { id, type, message_id, status, tries, next_date, body } = delivery;
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-2">
          <span className="min-w-0 flex-1 basis-40">
            <span className="block text-14 font-medium text-ink">{webhookCopy.typeName(type)}</span>
            <span className="block font-mono text-12 text-ink-3 [overflow-wrap:anywhere]">{message_id}</span>
          </span>
          <span className="text-12 text-ink-3">{tries.length === 0 ? copy.noTry : copy.tries(tries.length)}</span>
          <Badge tone={TONES[status]}>{copy.statuses[status]}</Badge>
          <ChevronDown aria-hidden size={16} className="text-ink-3 group-open:rotate-180" />
        </summary>
        <div className="flex flex-col gap-3 pb-4">
          <ol className="flex flex-col gap-2">
            {tries.map((one) => (
              <Try key={one.date} tried={one} />
            ))}
          </ol>
          {next_date !== null && (
            <p className="text-13 text-ink-2">
              {copy.next} <Moment date={next_date} />
            </p>
          )}
          <div>
            <div className="flex items-center justify-between gap-2 pb-1">
              <p className="text-12 text-ink-3">{copy.body}</p>
              <CopyButton label={copy.copyBody} text={body} />
            </div>
            <pre className={BLOCK}>{readable(body)}</pre>
          </div>
          {mayResend && (
            <div>
              <Button size="sm" pending={replay.pending} onClick={() => void replay({ params: { id: String(id) } })}>
                {copy.resend}
              </Button>
            </div>
          )}
        </div>
      </details>
    </li>
  );
}

const readable = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

const Try = ({ tried: { date, code, ms, error, answer } }: { tried: WebhookTry }) => (
  <li className="text-13">
    <p className="flex flex-wrap gap-x-3 text-ink-2">
      <Moment date={date} className="text-ink-3" />
      <span className={error ? 'text-bad' : 'text-ok'}>
        {code === null ? error && copy.errors[error] : copy.code(code)}
      </span>
      <span className="text-ink-3 tabular-nums">{copy.ms(ms)}</span>
    </p>
    {answer && (
      <pre className={`mt-1 ${BLOCK}`}>
        <span className="sr-only">{copy.answer} </span>
        {answer}
      </pre>
    )}
  </li>
);
