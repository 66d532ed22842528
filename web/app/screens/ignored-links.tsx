import { deleteIgnoredLink, getIgnoredLink, listIgnoredLinkNotices } from '#core/contract/ignored-links.ts';
import { messages } from '#core/messages.ts';
import { IgnoredLinkDetail } from '#web/features/ignored-links/ignored-link-detail.tsx';
import { IgnoredLinksList } from '#web/features/ignored-links/ignored-links-list.tsx';
import { useLeaveDeleted } from '../leave-deleted.ts';
import { Missing } from '../missing.tsx';
import { WithId } from '../with-id.tsx';
import { WithMe } from '../with-me.tsx';

/** spec §6: for superusers only; for everybody else they are not there. */
export const IgnoredLinksScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <IgnoredLinksList /> : <Missing />)}</WithMe>
);

export function IgnoredLinkScreen() {
  const leave = useLeaveDeleted({
    toast: messages.linkCounts,
    to: '/ignored-links',
    forget: [getIgnoredLink, listIgnoredLinkNotices],
    touched: deleteIgnoredLink.touches,
  });
  return (
    <WithId name="id">
      {(id) => (
        <WithMe>
          {(me) =>
            me.result.is_superuser ? (
              <IgnoredLinkDetail key={id} id={id} missing={<Missing />} onDeleted={() => void leave()} />
            ) : (
              <Missing />
            )
          }
        </WithMe>
      )}
    </WithId>
  );
}
