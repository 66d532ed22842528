import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { messages } from '#core/messages.ts';
import { leaveForGood } from '#web/features/users/leave.ts';
import { UserProfile } from '#web/features/users/profile.tsx';
import { useMe } from '#web/lib/me.ts';
import { Missing } from '#web/ui/missing.tsx';
import { toast } from '#web/ui/toast.tsx';

export function ProfileScreen() {
  const { profile_id: id = '' } = useParams({ strict: false });
  const me = useMe();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Anything else in its place would be read as another call of the same path.
  if (!/^[1-9]\d{0,9}$/.test(id)) return <Missing />;
  if (!me) return null;

  const userId = Number(id);
  const afterDelete = async () => {
    if (userId === me.result.id) return leaveForGood();
    toast.success(messages.userDeleted);
    await navigate({ to: '/users' });
    client.removeQueries({ queryKey: ['getUser'] });
    await client.invalidateQueries({ queryKey: ['listUsers'] });
  };
  return <UserProfile key={userId} userId={userId} me={me.result} onDeleted={() => void afterDelete()} />;
}
