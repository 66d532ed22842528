import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readStateCopy as copy } from '#core/copy/ui.ts';
import { isNotFound } from '#web/lib/wire/call-error.ts';
import { ErrorPanel } from './error-panel.tsx';
import { Page } from './page.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  /** Screen title until the data is loaded. */
  title: string;
  /** Content for 404 and 403. */
  missing: ReactNode;
  children: (data: T) => ReactNode;
}

/** Detail screen in each state: loading, not found, failed, loaded. */
export function ReadState<T>({ query, title, missing, children }: Props<T>) {
  if (query.data !== undefined && !isNotFound(query.error)) return children(query.data);
  if (query.isPending) return <SkeletonRows rows={5} label={copy.loading(title.toLowerCase())} />;
  if (isNotFound(query.error)) return missing;
  return (
    <Page title={title}>
      <ErrorPanel error={query.error} onRetry={query.refetch} />
    </Page>
  );
}
