import type { CounterNoticeRow } from '#core/contract/intake/counter-notices.ts';
import type { Outcome } from '#core/rules/intake/counter-notice-outcome.ts';
import type { HoldState } from '#core/rules/intake/hold-life.ts';
import type { Tone } from '#web/ui/badge.tsx';

export const OUTCOME_TONES: Readonly<Record<Outcome, Tone>> = {
  defective: 'warn',
  waiting: 'info',
  restore_due: 'warn',
  overdue: 'bad',
  held: 'violet',
  restored: 'ok',
  withdrawn: 'muted',
};

export const HOLD_TONES: Readonly<Record<HoldState, Tone>> = {
  reported: 'warn',
  accepted: 'violet',
  rejected: 'muted',
  ended: 'muted',
};

export const senderOf = ({ sender: { name, email } }: Pick<CounterNoticeRow, 'sender'>): string => name || email || '—';
