import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { messages } from '#core/messages.ts';
import { leaveForGood } from '#web/features/users/leave.ts';
import { UserProfile } from '#web/features/users/profile.tsx';
import { toast } from '#web/ui/toast.tsx';
import { Missing } from '../missing.tsx';
import { WithMe } from '../with-me.tsx';

export function ProfileScreen() {
  const { profile_id: id = '' } = useParams({ strict: false });
  const forget = useForgetUser();
  // Anything else in its place would be read as another call of the same path.
  if (!/^[1-9]\d{0,9}$/.test(id)) return <Missing />;
  const userId = Number(id);
  return (
    <WithMe>
      {(me) => (
        <UserProfile
          key={userId}
          userId={userId}
          me={me.result}
          missing={<Missing />}
          onDeleted={userId === me.result.id ? leaveForGood : () => void forget()}
        />
      )}
    </WithMe>
  );
}

/** After somebody else's account is gone: back to the list, which no longer has it. */
function useForgetUser() {
  const navigate = useNavigate();
  const client = useQueryClient();
  return async () => {
    toast.success(messages.userDeleted);
    await navigate({ to: '/users' });
    client.removeQueries({ queryKey: ['getUser'] });
    await client.invalidateQueries({ queryKey: ['listUsers'] });
  };
}
