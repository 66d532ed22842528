import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { homeFrameCopy as copy } from '#core/copy/views/home.ts';
import { useDelayed } from '#web/lib/delayed.ts';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonBar } from '#web/ui/page/skeleton.tsx';
import { greeting } from './greeting.ts';

interface FrameProps {
  me: Profile;
  subtitle: string;
  children: ReactNode;
}

export const HomeFrame = ({ me, subtitle, children }: FrameProps) => (
  <Page title={greeting(me.result.first_name)} documentTitle={copy.documentTitle} subtitle={subtitle}>
    {children}
  </Page>
);

interface ReadProps<T> {
  me: Profile;
  query: UseQueryResult<T>;
  subtitle: (data: T) => string;
  children: (data: T) => ReactNode;
}

/** Renders the loading, error and loaded states of a home screen. */
export function HomeState<T>({ me, query, subtitle, children }: ReadProps<T>) {
  const { data, error } = query;
  return (
    <HomeFrame me={me} subtitle={data ? subtitle(data) : copy.subtitle}>
      {data ? children(data) : error ? <ErrorPanel error={error} onRetry={query.refetch} /> : <Loading />}
    </HomeFrame>
  );
}

/** Skeleton with the shape of the content, to avoid layout shift. */
function Loading() {
  const isSlow = useDelayed(true);
  const shape = (height: string) =>
    isSlow ? <SkeletonBar className={`${height} rounded-lg`} /> : <span className={`block ${height}`} />;
  return (
    <div role="status" aria-label={copy.loadingHome} className="flex flex-col gap-4">
      <div className="grid gap-3 lg:grid-cols-2 xl:grid-cols-3">
        {shape('h-18')}
        {shape('h-18 max-lg:hidden')}
        {shape('h-18 max-xl:hidden')}
      </div>
      <Columns main={shape('h-80')} side={shape('h-80')} />
    </div>
  );
}

/** A single card in a column stretches to the height of its neighbor. */
const COLUMN = 'flex min-w-0 flex-col gap-4 [&>:only-child]:grow';

/** Two columns on wide screens, the wide one first. */
export const Columns = ({ main, side }: { main: ReactNode; side: ReactNode }) => (
  <div className="grid gap-4 xl:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
    <div className={COLUMN}>{main}</div>
    <div className={COLUMN}>{side}</div>
  </div>
);
