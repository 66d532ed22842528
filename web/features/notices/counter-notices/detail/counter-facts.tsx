import type { ReactNode } from 'react';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { formatDate } from '#web/lib/format.ts';
import { SubscriberLink } from '#web/product/subscribers/subscriber-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { Moment } from '#web/ui/moment.tsx';

interface Props {
  one: CounterNotice;
  /** Undefined without permission, and then the subscriber is not shown either. */
  onSubscriber?: () => void;
}

const NoticeLink = ({ notice }: { notice: { id: number; number: string } }) => (
  <TextLink to="/notices/$id" params={{ id: String(notice.id) }}>
    #{notice.number}
  </TextLink>
);

function factsOf({ one, onSubscriber }: Props): readonly { term: string; value: ReactNode }[] {
  const { notice, letter, company, source, received_date, subscriber, withdrawn_date, withdrawn_reason } = one;
  return [
    { term: copy.notice, value: notice ? <NoticeLink notice={notice} /> : copy.none },
    ...(letter ? [{ term: copy.letter, value: <NoticeLink notice={letter} /> }] : []),
    ...(company
      ? [
          {
            term: copy.company,
            value: (
              <TextLink to="/company/$company_id" params={{ company_id: String(company.id) }}>
                {company.name}
              </TextLink>
            ),
          },
        ]
      : []),
    ...(onSubscriber
      ? [
          {
            term: copy.subscriber,
            value: (
              <span className="flex flex-wrap items-center gap-x-5">
                {subscriber && company ? (
                  <SubscriberLink companyId={company.id} subscriber={subscriber} />
                ) : (
                  copy.noSubscriber
                )}
                <Button size="sm" variant="quiet" className="-mx-2.5 -my-2 print:hidden" onClick={onSubscriber}>
                  {subscriber ? copy.changeSubscriber : copy.setSubscriber}
                </Button>
              </span>
            ),
          },
        ]
      : []),
    { term: copy.source, value: source.name },
    { term: copy.received, value: <Moment date={received_date} /> },
    ...(one.released_date ? [{ term: copy.retracted, value: <Moment date={one.released_date} /> }] : []),
    ...(withdrawn_date
      ? [{ term: copy.withdrawn, value: [formatDate(withdrawn_date), withdrawn_reason].filter(Boolean).join(' · ') }]
      : []),
  ];
}

/** Facts in a framed grid, like those of a notice. */
export const CounterFacts = (props: Props) => (
  <div className="overflow-hidden rounded-lg border border-line">
    {/* Cells of the last row grow, so that it has no hole. */}
    <dl className="-mr-px -mb-px flex flex-wrap">
      {factsOf(props).map(({ term, value }) => (
        <div key={term} className="min-w-0 grow basis-1/2 border-r border-b border-line px-4 py-3 @2xl:basis-1/3">
          <dt className="text-12 text-ink-3">{term}</dt>
          <dd className="mt-0.5 text-13 font-medium text-ink [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  </div>
);
