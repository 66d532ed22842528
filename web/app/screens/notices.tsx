import { Plus } from 'lucide-react';
import { Notes } from '#web/features/notes/notes.tsx';
import { mayHandle } from '#web/features/notices/may-handle.ts';
import { NoticesExport, NoticesList } from '#web/features/notices/notices-list.tsx';
import { useSplit } from '#web/features/notices/use-split.ts';
import { mayAnywhere } from '#web/lib/roles-in.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { WithMe } from '../with-me.tsx';

export function NoticesScreen() {
  const { isSplit, search } = useSplit();
  return (
    <WithMe>
      {(me) => (
        <Page
          flush
          title="Notices"
          actions={
            <>
              <ViewSwitch isSplit={isSplit} search={search} />
              <NoticesExport />
              {mayAnywhere(me, 'notice.handle') && (
                <ButtonLink to="/notices/new" variant="primary">
                  <Plus aria-hidden size={16} /> Add notice
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
