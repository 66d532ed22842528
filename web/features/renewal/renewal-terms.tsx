import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { renewalTermsCopy as copy } from '#core/copy/trade/renewal.ts';
import { expiryOf } from '#core/rules/registry/designation.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { formatCalendarDate } from '#web/lib/format.ts';

interface Props {
  readonly expires_date: string | null;
  readonly isProtected: boolean;
}

/** The protection term before and after the renewal. */
export function RenewalTerms({ expires_date, isProtected }: Props) {
  const becomes = formatCalendarDate(expiryOf(dateOf(new Date())));
  return (
    <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] sm:items-center">
      <Term title={copy.today} tone={isProtected ? 'bg-sunken text-ink' : 'bg-bad-bg text-bad'}>
        {isProtected
          ? copy.protectedUntil(formatCalendarDate(expires_date ?? ''))
          : expires_date
            ? copy.notProtectedSince(formatCalendarDate(expires_date))
            : copy.notProtected}
      </Term>
      <ArrowRight aria-hidden size={20} className="text-ink-3 max-sm:rotate-90 max-sm:justify-self-center" />
      <Term title={copy.onceComplete} tone="bg-soft text-soft-ink">
        {copy.protectedUntilAbout(becomes)}
      </Term>
      <p className="text-13 text-ink-3 text-pretty sm:col-span-3">{copy.termHint}</p>
    </div>
  );
}

const Term = ({ title, tone, children }: { title: string; tone: string; children: ReactNode }) => (
  <div className={`rounded-lg px-4 py-3 ${tone}`}>
    <p className="text-12">{title}</p>
    <p className="mt-0.5 text-16 font-medium">{children}</p>
  </div>
);
