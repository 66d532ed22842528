import { Account } from '#web/features/users/account.tsx';
import { leaveForGood } from '#web/features/users/leave.ts';
import { useMe } from '#web/lib/me.ts';

export function AccountScreen() {
  const me = useMe();
  return me && <Account me={me.result} onDeleted={leaveForGood} />;
}
