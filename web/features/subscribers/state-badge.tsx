import { subscriberStateWords } from '#core/copy/intake/subscribers.ts';
import type { SubscriberState } from '#core/rules/intake/subscriber-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { STATE_TONES } from './words.ts';

export const StateBadge = ({ state }: { state: SubscriberState }) => (
  <Badge tone={STATE_TONES[state]}>{subscriberStateWords[state]}</Badge>
);
