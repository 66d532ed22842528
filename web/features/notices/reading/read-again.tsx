import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readNoticeAgain } from '#core/contract/intake/notice-reading.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { readAgainCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { noticeReading } from '../queries.ts';

const POLL_MS = 2_500;
/** Polling limit; a slower reading shows when the notice is opened again. */
const POLL_LIMIT_MS = 30_000;

/** For superusers: has the message read again, and polls the notice for the result. */
export function ReadAgain({ notice }: { notice: Notice }) {
  const [isPolling, setIsPolling] = useState(false);
  useQuery({ ...noticeReading(notice.id), refetchInterval: isPolling ? POLL_MS : false });
  useEffect(() => {
    if (!isPolling) return;
    const timer = setTimeout(() => setIsPolling(false), POLL_LIMIT_MS);
    return () => clearTimeout(timer);
  }, [isPolling]);
  const again = useAct(readNoticeAgain, {
    toast: messages.noticeReadingAgain,
    onDone: () => setIsPolling(true),
  });
  return (
    <Button
      size="sm"
      variant="primary"
      pending={again.pending || isPolling}
      onClick={() => void again({ params: { id: String(notice.id) } })}
    >
      {copy.readAgain}
    </Button>
  );
}
