import { CircleAlert, CircleCheck, Clock, Gavel, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import {
  nextStepCopy as copy,
  counterElementWords,
  counterNoticeCopy,
} from '#core/copy/intake/counter-notice-screens.ts';
import { COUNTER_ELEMENTS } from '#core/rules/intake/counter-notice.ts';
import type { Outcome } from '#core/rules/intake/counter-notice-outcome.ts';
import { formatCalendarDate, formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { TextLink } from '#web/ui/link.tsx';
import type { CounterDialog } from './counter-notice-detail.tsx';

const LOOKS: Readonly<Record<Outcome, { icon: LucideIcon; style: string }>> = {
  defective: { icon: CircleAlert, style: 'bg-warn-bg text-warn' },
  waiting: { icon: Clock, style: 'bg-info-bg text-info' },
  restore_due: { icon: CircleAlert, style: 'bg-warn-bg text-warn' },
  overdue: { icon: TriangleAlert, style: 'bg-bad-bg text-bad' },
  held: { icon: Gavel, style: 'bg-violet-bg text-violet' },
  restored: { icon: CircleCheck, style: 'bg-ok-bg text-ok' },
  withdrawn: { icon: CircleCheck, style: 'bg-muted-bg text-muted' },
};

function defectiveStep({ reason, elements }: CounterNotice): string {
  const missing = COUNTER_ELEMENTS.filter((element) => !elements[element]);
  if (missing.length > 0)
    return copy.defective(copy.elements(missing.map((element) => counterElementWords[element].name.toLowerCase())));
  return reason === null ? '' : copy.nothingDisabled;
}

/** The one thing to do now. */
export function stepOf(one: CounterNotice): string {
  const { outcome, clock, holds, released_date, cards } = one;
  switch (outcome) {
    case 'defective':
      return defectiveStep(one);
    case 'waiting':
      return clock
        ? copy.waiting(formatCalendarDate(clock.safe_from), formatCalendarDate(clock.safe_until))
        : copy.waitingForOther;
    case 'restore_due': {
      // The card knows the wait of all complainants about the material, the clock that of one.
      const card = cards.find(({ code }) => code === 'restore_due');
      if (card) return copy.dueAs(card.text);
      return released_date || !clock ? copy.released : copy.due(formatCalendarDate(clock.safe_until));
    }
    case 'held': {
      const reported = holds.find(({ state }) => state === 'reported');
      return reported ? copy.reported(formatDate(reported.received_date)) : copy.held;
    }
    default:
      return copy[outcome];
  }
}

interface Props {
  one: CounterNotice;
  handles: boolean;
  open: (dialog: CounterDialog) => void;
}

/** What to do now in one line, with its button, and what else needs attention. */
export function NextStep({ one, handles, open }: Props) {
  const { outcome, reason, follows, cards } = one;
  const { icon: Icon, style } = LOOKS[outcome];
  const isDue = outcome === 'restore_due' || outcome === 'overdue';
  // These say the same as the step.
  const others = cards.filter(({ code }) => code !== 'restore_due' && code !== 'overdue');
  return (
    <section aria-label={counterNoticeCopy.title} className={cx('flex gap-3 rounded-lg p-4', style)}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 flex-1 basis-72 text-14">
          {outcome === 'defective' && reason && <p className="font-medium">{reason}</p>}
          <p className={cx(!(outcome === 'defective' && reason) && 'font-medium')}>{stepOf(one)}</p>
          {follows && (
            <p className="mt-1 text-13">
              <TextLink
                to="/counter-notices/$id"
                params={{ id: String(follows.id) }}
                className="text-inherit underline"
              >
                {copy.follows(follows.number)}
              </TextLink>
            </p>
          )}
          {others.map(({ code, text }) => (
            <p key={code} className="mt-1 text-13">
              {text}
            </p>
          ))}
          {!handles && outcome !== 'restored' && outcome !== 'withdrawn' && (
            <p className="mt-1 text-13">{copy.viewer}</p>
          )}
        </div>
        {handles && isDue && (
          <Button size="sm" onClick={() => open('restore')}>
            {counterNoticeCopy.recordRestored}
          </Button>
        )}
      </div>
    </section>
  );
}
