import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { messages } from '#core/messages.ts';
import { COUNTER_ELEMENTS } from '#core/rules/intake/counter-notice.ts';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '../../notice/section.tsx';
import { possibleActs } from './counter-actions.tsx';
import { useForwardAgain } from './use-forward-again.ts';

type Mail = CounterNotice['deliveries'][number];

const TONES: Readonly<Record<Mail['status'], Tone>> = { queued: 'info', sent: 'ok', failed: 'bad' };

/** What was sent to the complainant and to the sender, and whether it arrived. */
export function CounterMails({ one, handles }: { one: CounterNotice; handles: boolean }) {
  const again = useForwardAgain(one);
  const { forward, deliveries } = one;
  const forwards = deliveries.filter(({ kind }) => kind === 'forward');
  const others = deliveries.filter(({ kind }) => kind !== 'forward');
  const hasFailed = forward?.status === 'failed';
  // It came by a suspect form and waits for a person.
  const isComplete = COUNTER_ELEMENTS.every((element) => one.elements[element]);
  const isAboutNothing = one.outcome === 'defective' && isComplete;
  const isWithheld = forward?.error === messages.counterFormSuspect;
  return (
    <>
      <Section title={copy.forward} count={forwards.length || undefined}>
        {forwards.length > 0 && <Mails label={copy.forward} mails={forwards} />}
        {forward?.date === null && (
          <p className="rounded-lg bg-bad-bg px-3.5 py-2.5 text-13 text-bad">
            {forward.error} {!isWithheld && copy.byMail}
          </p>
        )}
        {!forward && forwards.length === 0 && (
          <p className="text-13 text-ink-3">{isAboutNothing ? copy.notForwardedNotDisabled : copy.notForwarded}</p>
        )}
        {handles && hasFailed && possibleActs(one).mayForward && (
          <Button size="sm" className="mt-2 print:hidden" pending={again.pending} onClick={again.run}>
            {isWithheld ? copy.forwardNow : copy.forwardAgain}
          </Button>
        )}
      </Section>
      {others.length > 0 && (
        <Section title={copy.mails} count={others.length}>
          <Mails label={copy.mails} mails={others} />
        </Section>
      )}
    </>
  );
}

const Mails = ({ label, mails }: { label: string; mails: readonly Mail[] }) => (
  <ul aria-label={label} className="divide-y divide-line rounded-lg border border-line">
    {mails.toReversed().map(({ id, kind, email, subject, status, error, date }) => (
      <li key={id} className="px-3.5 py-2.5">
        <div className="flex items-start justify-between gap-3">
          <p className="min-w-0 text-13 font-medium text-ink [overflow-wrap:anywhere]">
            <Breakable text={email} />
          </p>
          <Badge tone={TONES[status]}>{copy.forwardStatus[status]}</Badge>
        </div>
        <p className="line-clamp-1 text-12 text-ink-3 [overflow-wrap:anywhere]">
          {kind === 'forward' ? subject : `${copy.mailKinds[kind]}: ${subject}`}
        </p>
        <time dateTime={date} title={formatWithZone(date)} className="text-12 text-ink-3">
          {formatAgo(date)}
        </time>
        {error && (
          <p className="mt-1.5 rounded-md bg-bad-bg px-2.5 py-1.5 text-12 text-bad [overflow-wrap:anywhere]">{error}</p>
        )}
      </li>
    ))}
  </ul>
);
