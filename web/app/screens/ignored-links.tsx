import { deleteIgnoredLink, getIgnoredLink, listIgnoredLinkNotices } from '#core/contract/intake/ignored-links.ts';
import { messages } from '#core/messages.ts';
import { IgnoredLinkDetail } from '#web/features/ignored-links/ignored-link-detail.tsx';
import { IgnoredLinksList } from '#web/features/ignored-links/ignored-links-list.tsx';
import { useLeaveDeleted } from '../location/leave-deleted.ts';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** For superusers only; shown as not found to everyone else (spec §6). */
export const IgnoredLinksScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <IgnoredLinksList /> : <Missing />)}</WithMe>
);

export function IgnoredLinkScreen() {
  const leave = useLeaveDeleted({
    toast: messages.linkNotIgnored,
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
