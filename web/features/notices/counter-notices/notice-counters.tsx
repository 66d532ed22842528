import type { Notice } from '#core/contract/intake/notices.ts';
import { noticeCountersCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { formatDateTime, formatWithZone } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/link.tsx';
import { COUNTER_NOTICES, Section } from '../notice/section.tsx';
import { OutcomeBadge } from './outcome-badge.tsx';
import { useCounterNoticesOf } from './queries.ts';

/** Counter-notices that answer the notice, or the one that its letter is. */
export function NoticeCounters({ notice }: { notice: Notice }) {
  const found = useCounterNoticesOf(notice);
  if (!found || found.length === 0) return null;
  return (
    <Section id={COUNTER_NOTICES} title={copy.title} count={found.length}>
      <ul aria-label={copy.title} className="divide-y divide-line rounded-lg border border-line">
        {found.map(({ id, number, received_date, outcome }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3.5 py-2.5 text-14">
            <span>
              <TextLink to="/counter-notices/$id" params={{ id: String(id) }}>
                {number}
              </TextLink>{' '}
              <time dateTime={received_date} title={formatWithZone(received_date)} className="text-12 text-ink-3">
                {copy.received(formatDateTime(received_date))}
              </time>
            </span>
            <OutcomeBadge outcome={outcome} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
