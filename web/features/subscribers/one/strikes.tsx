import { useState } from 'react';
import type { Strike } from '#core/contract/intake/subscribers.ts';
import { subscriberCopy as copy, strikeStateWords } from '#core/copy/intake/subscribers.ts';
import { formatDate } from '#web/lib/format.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { reasonText, STRIKE_TONES } from '../words.ts';
import { VoidDialog } from './void-dialog.tsx';

const hasExpired = ({ expires_date }: Strike): boolean =>
  expires_date !== null && Date.parse(expires_date) <= Date.now();

function expiryText(strike: Strike): string {
  const { expires_date } = strike;
  if (expires_date === null) return copy.neverExpires;
  const date = formatDate(expires_date);
  return hasExpired(strike) ? copy.expired(date) : copy.expires(date);
}

interface RowProps {
  strike: Strike;
  onVoid: () => void;
}

const StrikeRow = ({ strike, onVoid }: RowProps) => {
  const { notice, date, state, reason } = strike;
  const isVoid = state === 'void';
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-3">
      <div className="min-w-0 text-13">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <TextLink to="/notices/$id" params={{ id: String(notice.id) }}>
            {copy.notice(notice.number)}
          </TextLink>
          <Badge tone={STRIKE_TONES[state]}>{strikeStateWords[state]}</Badge>
        </p>
        <p className="mt-0.5 text-ink-3">
          <Moment date={date} text={copy.disabled(formatDate(date))} />
          {!isVoid && ` · ${expiryText(strike)}`}
        </p>
        {reason && (
          <p className="mt-0.5 whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">{reasonText(reason)}</p>
        )}
      </div>
      {!isVoid && (
        <Button size="sm" aria-label={copy.voidLabel(notice.number)} onClick={onVoid}>
          {copy.void}
        </Button>
      )}
    </li>
  );
};

/** The strikes of a subscriber, latest first. */
export function Strikes({ strikes }: { strikes: readonly Strike[] }) {
  const [voiding, setVoiding] = useState<Strike | null>(null);
  return (
    <Card flush={strikes.length > 0} title={copy.strikes}>
      {strikes.length === 0 ? (
        <p className="text-13 text-ink-3 text-pretty">{copy.noStrikes}</p>
      ) : (
        <ul aria-label={copy.strikes} className="divide-y divide-line border-t border-line">
          {strikes.map((strike) => (
            <StrikeRow key={strike.id} strike={strike} onVoid={() => setVoiding(strike)} />
          ))}
        </ul>
      )}
      {voiding && <VoidDialog strike={voiding} onClose={() => setVoiding(null)} />}
    </Card>
  );
}
