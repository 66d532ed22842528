import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { readStateCopy as copy } from '#core/copy/ui.ts';
import { isNotFound } from '#web/lib/wire/call-error.ts';
import { ErrorPanel } from './error-panel.tsx';
import { Page } from './page.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface Props<T> {
  query: UseQueryResult<T>;
  /** The screen's name while there is nothing else to call it. */
  title: string;
  /** What stands in its place when it is not there, or not for them. */
  missing: ReactNode;
  children: (data: T) => ReactNode;
}

/** A detail in each of its states: on its way, not there, failed, and there. */
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
