import { Plus } from 'lucide-react';
import { deleteNotice, getNotice } from '#core/contract/intake/notices.ts';
import { listNotes } from '#core/contract/records/notes.ts';
import { noticesScreenCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { Notes } from '#web/features/notes/notes.tsx';
import { UnconfirmedForms } from '#web/features/notices/forms/unconfirmed-forms.tsx';
import { NoticesExport, NoticesList } from '#web/features/notices/list/notices-list.tsx';
import { UNCONFIRMED_FORMS } from '#web/features/notices/list/notices-query.ts';
import { useSplit } from '#web/features/notices/list/use-split.ts';
import { mayHandle } from '#web/features/notices/may-handle.ts';
import { NoticeDetail } from '#web/features/notices/notice/notice-detail.tsx';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { ViewSwitch } from '#web/ui/list/view-switch.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useLeaveDeleted } from '../location/leave-deleted.ts';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

export function NoticesScreen() {
  const { isSplit, search } = useSplit();
  const isForms = search.status === UNCONFIRMED_FORMS.value;
  return (
    <WithMe>
      {(me) => (
        <Page
          flush
          title={copy.title}
          actions={
            <>
              {!(isForms && me.result.is_superuser) && (
                <>
                  <ViewSwitch isSplit={isSplit} search={search} />
                  <NoticesExport />
                </>
              )}
              {mayAnywhere(me, 'notice.handle') && (
                <ButtonLink to="/notices/new" variant="primary">
                  <Plus aria-hidden size={16} /> {copy.addNotice}
                </ButtonLink>
              )}
            </>
          }
        >
          {isForms && me.result.is_superuser ? (
            <UnconfirmedForms />
          ) : (
            <NoticesList
              me={me}
              notes={(notice) => <Notes model="notice" objectId={notice.id} mayWrite={mayHandle(me, notice)} />}
            />
          )}
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
