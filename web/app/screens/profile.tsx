import { deleteUser, getUser } from '#core/contract/records/users.ts';
import { messages } from '#core/messages.ts';
import { endDeletedSession } from '#web/features/users/end-session.ts';
import { UserProfile } from '#web/features/users/profile.tsx';
import { useLeaveDeleted } from '../location/leave-deleted.ts';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

export function ProfileScreen() {
  const leave = useLeaveDeleted({
    toast: messages.userDeleted,
    to: '/users',
    forget: [getUser],
    touched: deleteUser.touches,
  });
  return (
    <WithId name="profile_id">
      {(userId) => (
        <WithMe>
          {(me) => (
            <UserProfile
              key={userId}
              userId={userId}
              me={me.result}
              missing={<Missing />}
              onDeleted={userId === me.result.id ? endDeletedSession : () => void leave()}
            />
          )}
        </WithMe>
      )}
    </WithId>
  );
}
