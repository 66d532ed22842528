import { Account } from '#web/features/users/account.tsx';
import { leaveForGood } from '#web/features/users/leave.ts';
import { WithMe } from '../location/with-me.tsx';

export const AccountScreen = () => <WithMe>{(me) => <Account me={me.result} onDeleted={leaveForGood} />}</WithMe>;
