import { Account } from '#web/features/users/account.tsx';
import { endDeletedSession } from '#web/features/users/end-session.ts';
import { WithMe } from '../location/with-me.tsx';

export const AccountScreen = () => <WithMe>{(me) => <Account me={me.result} onDeleted={endDeletedSession} />}</WithMe>;
