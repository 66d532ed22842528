import { CalendarClock, Plus } from 'lucide-react';
import { useState } from 'react';
import { clockCopy, counterListCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { noticesScreenCopy } from '#core/copy/intake/notices.ts';
import { Notes } from '#web/features/notes/notes.tsx';
import { ClockDialog } from '#web/features/notices/counter-notices/clock/clock-dialog.tsx';
import { CounterNoticeDetail } from '#web/features/notices/counter-notices/detail/counter-notice-detail.tsx';
import { CounterNoticesList } from '#web/features/notices/counter-notices/list/counter-notices-list.tsx';
import { mayAnywhere } from '#web/product/companies/roles-in.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

export function CounterNoticesScreen() {
  const [isClockOpen, setIsClockOpen] = useState(false);
  return (
    <WithMe>
      {(me) => (
        <Page
          flush
          title={noticesScreenCopy.title}
          documentTitle={copy.title}
          actions={
            <>
              <Button icon={<CalendarClock aria-hidden size={16} />} onClick={() => setIsClockOpen(true)}>
                {clockCopy.clock}
              </Button>
              {mayAnywhere(me, 'notice.handle') && (
                <ButtonLink to="/notices/new" variant="primary">
                  <Plus aria-hidden size={16} /> {noticesScreenCopy.addNotice}
                </ButtonLink>
              )}
            </>
          }
        >
          <CounterNoticesList me={me} />
          {isClockOpen && <ClockDialog onClose={() => setIsClockOpen(false)} />}
        </Page>
      )}
    </WithMe>
  );
}

export const CounterNoticeScreen = () => (
  <WithId name="id">
    {(id) => (
      <WithMe>
        {(me) => (
          <CounterNoticeDetail
            key={id}
            id={id}
            me={me}
            notes={(one, handles) => <Notes model="counternotice" objectId={one.id} mayWrite={handles} />}
            missing={<Missing />}
          />
        )}
      </WithMe>
    )}
  </WithId>
);
