import type { NoticeUrl } from '#core/contract/intake/notice-urls.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { useAgentDay } from '../clock/use-agent-day.ts';
import { useCounterNoticesOf } from '../queries.ts';
import { whyNotRestore } from './why-not-restore.ts';

/** Shown before `restored` is recorded, which is never refused for these reasons except a proceeding. */
export function RestoreWarning({ notice, urls }: { notice: Notice; urls: readonly NoticeUrl[] }) {
  const dayOf = useAgentDay();
  const counterNotices = useCounterNoticesOf(notice);
  const warning = counterNotices && whyNotRestore(counterNotices, urls, dayOf(new Date()));
  if (!warning) return null;
  return (
    <p role="status" className="rounded-md bg-warn-bg px-3 py-2 text-13 text-warn">
      {warning}
    </p>
  );
}
