import type { Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { whatToDoCopy as copy } from '#core/copy/intake/what-to-do.ts';
import { NOTICE_STATUS, OPEN_NOTICE_STATUSES } from '#core/lookups.ts';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import { mayHandle } from '../may-handle.ts';

/** For customers who handle notices: the next thing to do with an open one. A disputed one waits for its counter-notice. */
export function NoticeNext({ notice, me }: { notice: Notice; me: Profile }) {
  const { status, completeness } = notice;
  const isOpen = OPEN_NOTICE_STATUSES.includes(status.id) && status.id !== NOTICE_STATUS.disputed;
  if (me.result.is_superuser || !isOpen || isBeingRead(notice) || !mayHandle(me, notice)) return null;
  return (
    <p className="rounded-lg bg-info-bg p-4 text-14 text-info text-pretty print:hidden">
      <strong className="font-semibold">{copy.title}:</strong> {copy.onScreen(completeness)}
    </p>
  );
}
