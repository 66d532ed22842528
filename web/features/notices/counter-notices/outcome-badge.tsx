import { outcomeWords } from '#core/copy/intake/counter-notice-screens.ts';
import type { Outcome } from '#core/rules/intake/counter-notice-outcome.ts';
import { Badge } from '#web/ui/badge.tsx';
import { OUTCOME_TONES } from './words.ts';

export const OutcomeBadge = ({ outcome }: { outcome: Outcome }) => (
  <Badge tone={OUTCOME_TONES[outcome]}>{outcomeWords[outcome]}</Badge>
);
