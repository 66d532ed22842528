import { XeroNotice } from '#web/features/accounting/xero-notice.tsx';
import { Home } from '#web/features/home/home.tsx';
import { WithMe } from '../location/with-me.tsx';

export const HomeScreen = () => (
  <WithMe>
    {(me) => (
      <>
        {me.result.is_superuser && <XeroNotice />}
        <Home me={me} />
      </>
    )}
  </WithMe>
);
