import { UsersList } from '#web/features/users/users-list.tsx';
import { useMe } from '#web/lib/me.ts';
import { Missing } from '#web/ui/missing.tsx';

/** spec §6: for superusers only; for everybody else it is not there. */
export function UsersScreen() {
  const me = useMe();
  if (!me) return null;
  return me.result.is_superuser ? <UsersList /> : <Missing />;
}
