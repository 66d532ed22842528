import { messages } from '#core/messages.ts';
import { Notes } from '#web/features/notes/notes.tsx';
import { mayHandle } from '#web/features/notices/may-handle.ts';
import { NoticeDetail } from '#web/features/notices/notice-detail.tsx';
import { NOTICE_READS } from '#web/lib/notice-reads.ts';
import { useLeaveDeleted } from '../leave-deleted.ts';
import { Missing } from '../missing.tsx';
import { WithId } from '../with-id.tsx';
import { WithMe } from '../with-me.tsx';

const GONE = ['getNotice', 'listNotes'];

export function NoticeScreen() {
  const leave = useLeaveDeleted({
    toast: messages.noticeDeleted,
    to: '/notices',
    forget: GONE,
    refresh: NOTICE_READS.filter((read) => !GONE.includes(read)),
  });
  return (
    <WithId name="id">
      {(id) => (
        <WithMe>
          {(me) => (
            <NoticeDetail
              key={id}
              id={id}
              me={me}
              notes={(notice) => <Notes model="notice" objectId={notice.id} mayWrite={mayHandle(me, notice)} />}
              missing={<Missing />}
              onDeleted={() => void leave()}
            />
          )}
        </WithMe>
      )}
    </WithId>
  );
}
