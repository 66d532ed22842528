import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getProfile, type Profile } from '#core/contract/records/users.ts';
import { withMeCopy as copy } from '#core/copy/app.ts';
import { useMe } from '#web/lib/call/me.ts';
import { reading } from '#web/lib/call/query.ts';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';

/** Renders its children once the user's profile is loaded. */
export function WithMe({ children }: { children: (me: Profile) => ReactNode }) {
  const me = useMe();
  const { isError, error, refetch } = useQuery({ ...reading(getProfile, {}), enabled: false });
  if (me) return children(me);
  if (!isError) return <SkeletonRows label={copy.loading} />;
  return (
    <div className="p-4 sm:p-7">
      <ErrorPanel error={error} onRetry={refetch} />
    </div>
  );
}
