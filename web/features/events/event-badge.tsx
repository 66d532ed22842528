import type { Event } from '#core/contract/history.ts';
import { EVENT_TYPE } from '#core/lookups.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const TONES: Readonly<Record<number, Tone>> = {
  [EVENT_TYPE.registered]: 'ok',
  [EVENT_TYPE.amended]: 'ok',
  [EVENT_TYPE.renewed]: 'ok',
  [EVENT_TYPE.order_paid]: 'ok',
  [EVENT_TYPE.order_completed]: 'ok',
  [EVENT_TYPE.order_placed]: 'info',
  [EVENT_TYPE.reminder_sent]: 'warn',
  [EVENT_TYPE.expired]: 'bad',
  [EVENT_TYPE.payment_failed]: 'bad',
};

export const EventBadge = ({ type }: { type: Event['event_type'] }) => (
  <Badge tone={TONES[type.id] ?? 'muted'}>{type.name}</Badge>
);
