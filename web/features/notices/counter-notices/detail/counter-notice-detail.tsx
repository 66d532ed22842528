import { type ReactNode, useState } from 'react';
import type { CounterNotice } from '#core/contract/intake/counter-notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { counterNoticeCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { can } from '#core/rules/records/permissions.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { Title } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { ReportHoldDialog } from '../holds/report-hold-dialog.tsx';
import { useCounterNotice } from '../queries.ts';
import { senderOf } from '../words.ts';
import { CounterActions } from './counter-actions.tsx';
import { CounterNoticeView } from './counter-notice-view.tsx';
import { CounterReplyDialog } from './reply-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { SubscriberDialog } from './subscriber-dialog.tsx';
import { UrlsDialog } from './urls-dialog.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** Dialogs of a counter-notice, opened by its buttons. */
export type CounterDialog = 'restore' | 'reply' | 'hold' | 'withdraw' | 'subscriber' | 'urls';

interface Props {
  id: number;
  me: Profile;
  notes: (one: CounterNotice, handles: boolean) => ReactNode;
  missing: ReactNode;
}

/** A counter-notice on its own screen. */
export function CounterNoticeDetail({ id, me, notes, missing }: Props) {
  const query = useCounterNotice(id);
  const [dialog, setDialog] = useState<CounterDialog | null>(null);
  const close = () => setDialog(null);
  return (
    <ReadState query={query} title={copy.title} missing={missing}>
      {(one) => {
        const handles = can(me.result, 'notice.handle', { roles: one.company ? rolesIn(me, one.company.id) : [] });
        return (
          <>
            <Title>{copy.of(senderOf(one))}</Title>
            <CounterActions one={one} handles={handles} open={setDialog} />
            <CounterNoticeView one={one} handles={handles} open={setDialog} notes={notes(one, handles)} />
            {dialog === 'restore' && <RestoreDialog one={one} onClose={close} />}
            {dialog === 'reply' && <CounterReplyDialog one={one} onClose={close} />}
            {dialog === 'hold' && <ReportHoldDialog one={one} onClose={close} />}
            {dialog === 'withdraw' && <WithdrawDialog one={one} onClose={close} />}
            {dialog === 'subscriber' && <SubscriberDialog one={one} onClose={close} />}
            {dialog === 'urls' && <UrlsDialog one={one} onClose={close} />}
          </>
        );
      }}
    </ReadState>
  );
}
