import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Subscriber } from '#core/contract/intake/subscribers.ts';
import { subscriberCopy as copy } from '#core/copy/intake/subscribers.ts';
import { messages } from '#core/messages.ts';
import { isErasedHandle } from '#core/rules/intake/strikes.ts';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { StateBadge } from '../state-badge.tsx';
import { lastStrikeDate } from '../words.ts';
import { EraseDialog } from './erase-dialog.tsx';
import { StateDialog } from './state-dialog.tsx';
import { Strikes } from './strikes.tsx';
import { Timeline } from './timeline.tsx';

type Dialog = 'terminated' | 'ok' | 'erase';

interface Props {
  one: Subscriber;
  limit: number | undefined;
  notes: ReactNode;
}

/** One subscriber: state, strikes, notes and what happened. */
export function SubscriberView({ one, limit, notes }: Props) {
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const close = () => setDialog(null);
  const { id, handle, state, counted, first_date, strikes } = one;
  const lastDate = lastStrikeDate(one);
  const isErased = isErasedHandle(handle);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p>
            <StateBadge state={state} />
          </p>
          <h2 className="mt-1.5 font-mono text-19 text-ink [overflow-wrap:anywhere]">{handle}</h2>
          {isErased && <p className="mt-0.5 text-13 text-ink-3">{copy.erased}</p>}
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          {state !== 'terminated' && <Button onClick={() => setDialog('terminated')}>{copy.terminate}</Button>}
          <Button onClick={() => setDialog('ok')}>{state === 'ok' ? copy.okAgain : copy.ok}</Button>
          {!isErased && (
            <Button variant="quiet" onClick={() => setDialog('erase')}>
              {copy.erase}
            </Button>
          )}
        </div>
      </div>
      {state === 'over_limit' && limit !== undefined && (
        <p className="flex items-start gap-2.5 rounded-lg bg-bad-bg px-4 py-3 text-14 text-bad [overflow-wrap:anywhere]">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          {messages.overLimit(limit, handle, counted)}
        </p>
      )}
      <Card>
        <DefinitionList
          items={[
            { term: copy.counted, value: limit === undefined ? counted : copy.ofLimit(counted, limit) },
            {
              term: copy.lastStrike,
              value: lastDate ? <Moment date={lastDate} text={formatDate(lastDate)} /> : copy.never,
            },
            { term: copy.added, value: <Moment date={first_date} text={formatDate(first_date)} /> },
          ]}
        />
      </Card>
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <Strikes strikes={strikes} />
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={copy.notes}>{notes}</Card>
          <Timeline id={id} />
        </div>
      </div>
      {(dialog === 'terminated' || dialog === 'ok') && <StateDialog one={one} state={dialog} onClose={close} />}
      {dialog === 'erase' && <EraseDialog one={one} onClose={close} />}
    </div>
  );
}
