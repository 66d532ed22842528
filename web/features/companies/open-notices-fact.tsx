import type { ProtectionReport } from '#core/contract/protection.ts';
import type { NoticeAge } from '#core/rules/protection.ts';
import { thousands } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/link.tsx';
import { Quiet, Strong } from './fact-text.tsx';

const AGES: Readonly<Record<NoticeAge, string>> = {
  day: 'Since yesterday',
  week: 'Up to a week',
  month: 'Up to 30 days',
  older: 'Older',
};

interface Props {
  open: ProtectionReport['open_notices'];
  companyId: number;
}

/** What is not settled yet, by its age. */
export function OpenNoticesFact({ open, companyId }: Props) {
  if (open.count === 0) {
    return (
      <>
        <Strong>None</Strong>
        <Quiet>No open notices</Quiet>
      </>
    );
  }
  const unread = open.ages.reduce((sum, { new_count }) => sum + new_count, 0);
  return (
    <>
      <Strong>
        {thousands(open.count)}
        {unread > 0 && <span className="font-normal text-ink-2"> · {thousands(unread)} new</span>}
      </Strong>
      <ul aria-label="Open notices by age" className="mt-1 text-12 text-ink-3">
        {open.ages.map(({ age, count }) =>
          count === 0 ? null : (
            <li key={age} className="flex max-w-44 justify-between gap-3">
              {AGES[age]} <span className="font-medium text-ink-2 tabular-nums">{thousands(count)}</span>
            </li>
          ),
        )}
      </ul>
      <Quiet>
        <TextLink to="/company/$company_id" params={{ company_id: String(companyId) }} search={{ tab: 'notices' }}>
          View notices
        </TextLink>
      </Quiet>
    </>
  );
}
