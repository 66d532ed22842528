import { Plus } from 'lucide-react';
import { listNotes } from '#core/contract/notes.ts';
import { deleteNotice, getNotice } from '#core/contract/notices.ts';
import { noticesScreenCopy as copy } from '#core/copy/notices.ts';
import { messages } from '#core/messages.ts';
import { Notes } from '#web/features/notes/notes.tsx';
import { mayHandle } from '#web/features/notices/may-handle.ts';
import { NoticeDetail } from '#web/features/notices/notice-detail.tsx';
import { NoticesExport, NoticesList } from '#web/features/notices/notices-list.tsx';
import { useSplit } from '#web/features/notices/use-split.ts';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { useLeaveDeleted } from '../leave-deleted.ts';
import { Missing } from '../missing.tsx';
import { WithId } from '../with-id.tsx';
import { WithMe } from '../with-me.tsx';
export function NoticesScreen() {
  const { isSplit, search } = useSplit();
  return (
    <WithMe>
      {(me) => (
        <Page
          flush
          title={copy.title}
          actions={
            <>
              <ViewSwitch isSplit={isSplit} search={search} />
              <NoticesExport />
              {mayAnywhere(me, 'notice.handle') && (
                <ButtonLink to="/notices/new" variant="primary">
                  <Plus aria-hidden size={16} /> {copy.addNotice}
                </ButtonLink>
              )}
            </>
          }
        >
          <NoticesList
            me={me}
            notes={(notice) => <Notes model="notice" objectId={notice.id} mayWrite={mayHandle(me, notice)} />}
          />
        </Page>
      )}
    </WithMe>
  );
}

export function NoticeScreen() {
  const leave = useLeaveDeleted({
    toast: messages.noticeDeleted,
    to: '/notices',
    forget: [getNotice, listNotes],
    touched: deleteNotice.touches,
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
