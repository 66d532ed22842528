import { UsersList } from '#web/features/users/list/users-list.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** For superusers only; shown as not found to everyone else (spec §6). */
export const UsersScreen = () => (
  <WithMe>{(me) => (me.result.is_superuser ? <UsersList me={me} /> : <Missing />)}</WithMe>
);
