import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { deleteContact, getContact, mergeContact } from '#core/contract/intake/contacts.ts';
import { sendersScreenCopy as copy } from '#core/copy/intake/senders.ts';
import { messages } from '#core/messages.ts';
import { LatestNotices } from '#web/features/notices/list/latest-notices.tsx';
import { SenderDetail } from '#web/features/senders/sender-detail.tsx';
import { SendersList } from '#web/features/senders/senders-list.tsx';
import { refreshTouched } from '#web/lib/refresh.ts';
import { toast } from '#web/lib/toasts.ts';
import { useLeaveDeleted } from '../location/leave-deleted.ts';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';
export const SendersScreen = () => <WithMe>{(me) => <SendersList me={me} />}</WithMe>;

/** Leaves the screen of a merged sender. Navigates first, so that the screen does not refetch it and get 404. */
function useGoToMerged() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async (into: number) => {
    toast.success(messages.sendersMerged);
    await navigate({ to: '/senders/$sender_id', params: { sender_id: String(into) }, replace: true });
    await refreshTouched(client, mergeContact.touches);
  };
}

export function SenderScreen() {
  const goToMerged = useGoToMerged();
  const leave = useLeaveDeleted({
    toast: messages.senderDeleted,
    to: '/senders',
    forget: [getContact],
    touched: deleteContact.touches,
  });
  return (
    <WithId name="sender_id">
      {(id) => (
        <WithMe>
          {(me) => (
            <SenderDetail
              key={id}
              id={id}
              me={me}
              notices={
                <LatestNotices
                  filter={{ sender__id: id }}
                  all={{ sender: String(id) }}
                  emptyTitle={copy.noNoticesYet}
                />
              }
              missing={<Missing />}
              onDeleted={() => void leave()}
              onMerged={(into) => void goToMerged(into)}
            />
          )}
        </WithMe>
      )}
    </WithId>
  );
}
