import type { ReactNode } from 'react';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { LongText } from '#web/ui/page/long-text.tsx';
import { Section, SectionLevel } from '../../notice/section.tsx';
import { ClockDates } from '../clock/clock-dates.tsx';
import { useAgentDay } from '../clock/use-agent-day.ts';
import { Holds } from '../holds/holds.tsx';
import { OutcomeBadge } from '../outcome-badge.tsx';
import { senderOf } from '../words.ts';
import { CounterElements } from './counter-elements.tsx';
import { CounterFacts } from './counter-facts.tsx';
import { CounterMails } from './counter-mails.tsx';
import type { CounterDialog } from './counter-notice-detail.tsx';
import { CounterUrls } from './counter-urls.tsx';
import { NextStep } from './next-step.tsx';

interface Props {
  one: CounterNotice;
  handles: boolean;
  open: (dialog: CounterDialog) => void;
  notes: ReactNode;
}

/** The counter-notice: what to do, its dates, what it says and what became of it. */
export function CounterNoticeView({ one, handles, open, notes }: Props) {
  const dayOf = useAgentDay();
  const { clock, text } = one;
  return (
    <SectionLevel value={2}>
      <article className="@container px-4 pt-6 pb-10 sm:px-7">
        <div className="grid gap-x-10 gap-y-8 @4xl:grid-cols-[minmax(0,720px)_minmax(260px,1fr)]">
          <div className="flex min-w-0 flex-col gap-6">
            <header>
              <p className="flex flex-wrap items-center gap-2.5">
                <OutcomeBadge outcome={one.outcome} />
                <span className="text-13 text-ink-3">#{one.number}</span>
              </p>
              <h1
                tabIndex={-1}
                className="mt-2 font-serif text-26 font-medium text-balance text-ink [overflow-wrap:anywhere] focus:outline-none"
              >
                {copy.of(senderOf(one))}
              </h1>
              {one.sender.email && one.sender.name && (
                <p className="mt-1 text-13 text-ink-3">
                  <Breakable text={one.sender.email} />
                </p>
              )}
            </header>
            <NextStep one={one} handles={handles} open={open} />
            {clock && (
              <Section title={copy.clock}>
                <div className="rounded-lg border border-line p-4">
                  <ClockDates received={dayOf(new Date(one.received_date))} clock={clock} today={dayOf(new Date())} />
                </div>
              </Section>
            )}
            <CounterFacts one={one} onSubscriber={handles ? () => open('subscriber') : undefined} />
            <CounterUrls one={one} onChange={handles ? () => open('urls') : undefined} />
            <Section title={copy.text}>
              <LongText label={copy.text} className="max-w-[720px] rounded-lg border border-line text-14 leading-6">
                {text}
              </LongText>
            </Section>
          </div>
          <div className="flex min-w-0 flex-col gap-8">
            <CounterElements one={one} mayCorrect={handles} />
            <CounterMails one={one} handles={handles} />
            <Holds one={one} handles={handles} onReport={() => open('hold')} />
            <Section title={copy.notes}>{notes}</Section>
          </div>
        </div>
      </article>
    </SectionLevel>
  );
}
