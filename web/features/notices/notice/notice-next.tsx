import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { whatToDoCopy as copy } from '#core/copy/intake/what-to-do.ts';
import { NOTICE_STATUS, OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { demandsNothing } from '#core/rules/intake/url-status.ts';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import { mayHandle } from '../may-handle.ts';
import { REPORTED_URLS } from './section.tsx';

const { resolved, disputed } = NOTICE_STATUS;

/** An open notice is to be handled, but a disputed one waits for its counter-notice. A resolved one may still have open URLs. */
function nextStep({ status: { id }, completeness, open_urls }: Notice): string | null {
  if (id === resolved && open_urls > 0 && !demandsNothing(completeness.kind)) return copy.stillOpen(open_urls);
  return OPEN_NOTICE_STATUSES.includes(id) && id !== disputed ? copy.onScreen(completeness) : null;
}

/** For customers who handle notices: the next thing to do with one. */
export function NoticeNext({ notice, me }: { notice: Notice; me: Profile }) {
  const next = nextStep(notice);
  if (me.result.is_superuser || !next || isBeingRead(notice) || !mayHandle(me, notice)) return null;
  return (
    <p className="rounded-lg bg-info-bg p-4 text-14 text-info text-pretty print:hidden">
      <strong className="font-semibold">{copy.title}:</strong> {next}{' '}
      {notice.reported_count > 0 && (
        <a href={`#${REPORTED_URLS}`} className="underline underline-offset-2">
          {copy.goToUrls}
        </a>
      )}
    </p>
  );
}
