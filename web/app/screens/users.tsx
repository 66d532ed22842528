import { UsersList } from '#web/features/users/users-list.tsx';
import { Missing } from '../missing.tsx';
import { WithMe } from '../with-me.tsx';

/** spec §6: for superusers only; for everybody else it is not there. */
export const UsersScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <UsersList me={me} /> : <Missing />)}</WithMe>
);
