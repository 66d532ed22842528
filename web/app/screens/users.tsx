import { UsersList } from '#web/features/users/list/users-list.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** spec §6: for superusers only; for everybody else it is not there. */
export const UsersScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <UsersList me={me} /> : <Missing />)}</WithMe>
);
