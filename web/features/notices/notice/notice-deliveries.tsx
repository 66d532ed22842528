import { ChevronRight } from 'lucide-react';
import type { Delivery, Notice } from '#core/contract/intake/notices.ts';
import { noticeDeliveriesCopy as copy } from '#core/copy/intake/notices.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';

const STATES: Readonly<Record<Delivery['status'], { name: string; tone: Tone }>> = {
  queued: { name: copy.sending, tone: 'info' },
  sent: { name: copy.sent, tone: 'ok' },
  failed: { name: copy.failed, tone: 'bad' },
};

interface Props {
  notice: Notice;
  /** Resends to the same address, or opens another reply; undefined without permission. */
  onAgain?: (delivery: Delivery) => void;
}

/** Recipients and delivery status: of the notice, and of replies to its sender. */
export function NoticeDeliveries({ notice: { deliveries }, onAgain }: Props) {
  const [forwards, replies] = (['forward', 'reply'] as const).map((of) => deliveries.filter(({ kind }) => kind === of));
  return (
    <>
      <Section title={copy.sentTo} count={forwards!.length || undefined}>
        {forwards!.length === 0 ? (
          <p className="text-13 text-ink-3">{copy.notSentYet}</p>
        ) : (
          <Deliveries label={copy.sentTo} deliveries={forwards!} again={copy.resend} onAgain={onAgain} />
        )}
      </Section>
      {replies!.length > 0 && (
        <Section title={copy.replies} count={replies!.length}>
          <Deliveries label={copy.replies} deliveries={replies!} again={copy.replyAgain} onAgain={onAgain} />
        </Section>
      )}
    </>
  );
}

interface ListProps extends Pick<Props, 'onAgain'> {
  label: string;
  deliveries: readonly Delivery[];
  /** The button of a failed one. */
  again: string;
}

const Deliveries = ({ label, deliveries, ...rest }: ListProps) => (
  <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line">
    {deliveries.map((delivery) => (
      <DeliveryRow key={delivery.id} delivery={delivery} {...rest} />
    ))}
  </ul>
);

interface RowProps extends Pick<ListProps, 'again' | 'onAgain'> {
  delivery: Delivery;
}

function DeliveryRow({ delivery, again, onAgain }: RowProps) {
  const { email, subject, status, error, date, token, text } = delivery;
  const { name, tone } = STATES[status];
  return (
    <li className="px-3.5 py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-13 font-medium text-ink [overflow-wrap:anywhere]">
          <Breakable text={email} />
        </p>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <p className="line-clamp-1 text-12 text-ink-3 [overflow-wrap:anywhere]">{subject}</p>
      <p className="text-12 text-ink-3 [overflow-wrap:anywhere]">
        <time dateTime={date} title={formatWithZone(date)}>
          {formatAgo(date)}
        </time>
        {token && ` · ${copy.byToken(token.name)}`}
      </p>
      {text && (
        <details className="group/reply mt-1">
          <summary className="flex w-fit cursor-pointer list-none items-center gap-1 rounded-sm text-13 font-medium text-primary touch:py-3 print:hidden [&::-webkit-details-marker]:hidden">
            <ChevronRight aria-hidden className="size-4 group-open/reply:rotate-90 motion-safe:transition-transform" />
            {copy.showText}
          </summary>
          <p className="mt-2 rounded-md bg-sunken px-3 py-2.5 text-13 whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]">
            {text}
          </p>
        </details>
      )}
      {error && (
        <p className="mt-1.5 rounded-md bg-bad-bg px-2.5 py-1.5 text-12 text-bad [overflow-wrap:anywhere]">{error}</p>
      )}
      {status === 'failed' && onAgain && (
        <Button size="sm" className="mt-2 print:hidden" onClick={() => onAgain(delivery)}>
          {again}
        </Button>
      )}
    </li>
  );
}
