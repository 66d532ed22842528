import type { ProtectionReport } from '#core/contract/views/protection.ts';
import { openNoticesFactCopy as copy } from '#core/copy/registry/companies.ts';
import { thousands } from '#core/rules/text/numbers.ts';
import type { NoticeAge } from '#core/rules/views/protection.ts';
import { TextLink } from '#web/ui/link.tsx';
import { Quiet, Strong } from './fact-text.tsx';

const AGES: Readonly<Record<NoticeAge, string>> = copy.ages;

interface Props {
  open: ProtectionReport['open_notices'];
  companyId: number;
}

/** Open notices by age. */
export function OpenNoticesFact({ open, companyId }: Props) {
  if (open.count === 0) {
    return (
      <>
        <Strong>{copy.none}</Strong>
        <Quiet>{copy.noOpenNotices}</Quiet>
      </>
    );
  }
  const unread = open.ages.reduce((sum, { new_count }) => sum + new_count, 0);
  return (
    <>
      <Strong>
        {thousands(open.count)}
        {unread > 0 && <span className="font-normal text-ink-2"> {copy.newCount(thousands(unread))}</span>}
      </Strong>
      <ul aria-label={copy.openNoticesByAge} className="mt-1 text-12 text-ink-3">
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
          {copy.viewNotices}
        </TextLink>
      </Quiet>
    </>
  );
}
