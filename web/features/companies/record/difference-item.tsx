import type { LinkProps } from '@tanstack/react-router';
import type { Company } from '#core/contract/registry/companies.ts';
import type { RecordDifference } from '#core/contract/registry/public-record.ts';
import { publicRecordCopy as copy, differenceSentence, GRAVITY_LABELS } from '#core/copy/registry/public-record.ts';
import { differenceRemedy } from '#core/rules/registry/public-record/remedy.ts';
import { sideInWords } from '#web/product/companies/record-side.ts';
import { remedyLink } from '#web/product/companies/remedy-link.ts';
import { whyNoOrder } from '#web/product/orders/order-obstacle.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';

const TONES = { grave: 'bad', warning: 'warn', info: 'info' } as const;

interface Props {
  difference: RecordDifference;
  company: Company;
  mayEdit: boolean;
  /** Present for staff. */
  onAccept: (() => void) | undefined;
}

/** A difference: its sentence, both sides, and what to do about it. */
export function DifferenceItem({ difference, company, mayEdit, onAccept }: Props) {
  const { gravity, accepted, ours, theirs, count } = difference;
  const sentence = differenceSentence(difference);
  const remedy = accepted || !mayEdit || whyNoOrder(company) !== null ? null : differenceRemedy(difference);
  const sides =
    difference.code === 'unchecked'
      ? []
      : ([
          [copy.ours, ours],
          [copy.theirs, theirs],
        ] as const);
  return (
    <li className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink">
        <Badge tone={accepted ? 'muted' : TONES[gravity]}>{accepted ? copy.accepted : GRAVITY_LABELS[gravity]}</Badge>
        <span className="min-w-0 flex-1 basis-48 text-pretty">{sentence}</span>
      </p>
      {sides.length > 0 && (
        <dl className="grid gap-x-6 gap-y-1 text-13 sm:grid-cols-2">
          {sides.map(([term, value]) => (
            <div key={term} className="min-w-0">
              <dt className="text-12 text-ink-3">{term}</dt>
              <dd className="text-ink-2 [overflow-wrap:anywhere]">{sideInWords(value, count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {(remedy !== null || (onAccept && !accepted)) && (
        <div className="flex flex-wrap gap-2 print:hidden">
          {remedy !== null && (
            <ButtonLink {...(remedyLink(remedy, company) as LinkProps)} size="sm" variant="primary">
              {remedy === 'amend' ? copy.amend : copy.renew}
            </ButtonLink>
          )}
          {onAccept && !accepted && (
            <Button size="sm" aria-label={copy.acceptThis(sentence)} onClick={onAccept}>
              {copy.accept}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
