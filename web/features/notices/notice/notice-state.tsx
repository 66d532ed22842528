import { CircleAlert, LoaderCircle } from 'lucide-react';
import type { Notice } from '#core/contract/intake/notices.ts';
import { noticeStateCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { isUnread } from '#core/rules/intake/notice-completeness.ts';
import { isStillRetried } from '#core/rules/intake/reading-retries.ts';
import { Button } from '#web/ui/button.tsx';
import { ReadAgain } from '../reading/read-again.tsx';
import { useOriginal } from '../use-original.ts';

/** Reading state. An unread message is still a notice, and its original can be downloaded. */
export function NoticeState({ notice, isSuperuser }: { notice: Notice; isSuperuser: boolean }) {
  const { raw_file_id, parse_error, parsed_date, received_date, number } = notice;
  const { original, pending } = useOriginal(raw_file_id, `notice-${number}`);
  if (parse_error !== null) {
    return (
      <div role="alert" className="flex flex-wrap items-start gap-3 rounded-lg bg-warn-bg p-4 text-warn">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0 flex-1 basis-60">
          <p className="text-14 font-medium">{isUnread(notice) ? messages.messageNotRead : copy.partlyRead}</p>
          <p className="mt-0.5 text-13 [overflow-wrap:anywhere]">{parse_error}</p>
          {isUnread(notice) && isStillRetried(received_date) && (
            <p className="mt-0.5 text-13">{messages.messageTriedAgain}</p>
          )}
        </div>
        {isUnread(notice) && isSuperuser && <ReadAgain notice={notice} />}
        {original && (
          <Button size="sm" pending={pending} onClick={original}>
            {copy.downloadTheOriginal}
          </Button>
        )}
      </div>
    );
  }
  if (parsed_date !== null) return null;
  return (
    <p role="status" className="flex items-center gap-3 rounded-lg bg-info-bg p-4 text-14 text-info">
      <LoaderCircle aria-hidden className="size-5 shrink-0 motion-safe:animate-spin" />
      {copy.beingRead}
    </p>
  );
}
