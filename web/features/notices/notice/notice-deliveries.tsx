import type { Delivery, Notice } from '#core/contract/intake/notices.ts';
import { noticeDeliveriesCopy as copy } from '#core/copy/intake/notices.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from './section.tsx';

const STATES: Readonly<Record<Delivery['status'], { name: string; tone: Tone }>> = {
  queued: { name: copy.sending, tone: 'info' },
  sent: { name: copy.sent, tone: 'ok' },
  failed: { name: copy.failed, tone: 'bad' },
};

interface Props {
  notice: Notice;
  /** Resends to the same address; undefined without permission. */
  onAgain?: (email: string) => void;
}

/** Recipients and delivery status. */
export function NoticeDeliveries({ notice: { deliveries }, onAgain }: Props) {
  return (
    <Section title={copy.sentTo} count={deliveries.length || undefined}>
      {deliveries.length === 0 ? (
        <p className="text-13 text-ink-3">{copy.notSentYet}</p>
      ) : (
        <ul aria-label={copy.sentTo} className="divide-y divide-line rounded-lg border border-line">
          {deliveries.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} onAgain={onAgain} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function DeliveryRow({ delivery, onAgain }: { delivery: Delivery; onAgain: Props['onAgain'] }) {
  const { email, subject, status, error, date } = delivery;
  const { name, tone } = STATES[status];
  return (
    <li className="px-3.5 py-2.5">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 text-13 font-medium text-ink [overflow-wrap:anywhere]">{email}</p>
        <Badge tone={tone}>{name}</Badge>
      </div>
      <p className="line-clamp-1 text-12 text-ink-3 [overflow-wrap:anywhere]">{subject}</p>
      <time dateTime={date} title={formatWithZone(date)} className="text-12 text-ink-3">
        {formatAgo(date)}
      </time>
      {error && (
        <p className="mt-1.5 rounded-md bg-bad-bg px-2.5 py-1.5 text-12 text-bad [overflow-wrap:anywhere]">{error}</p>
      )}
      {status === 'failed' && onAgain && (
        <Button size="sm" className="mt-2 print:hidden" onClick={() => onAgain(email)}>
          {copy.resend}
        </Button>
      )}
    </li>
  );
}
