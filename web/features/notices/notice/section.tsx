import type { ReactNode } from 'react';
import { thousands } from '#core/rules/text/numbers.ts';

interface Props {
  title: string;
  count?: number;
  aside?: ReactNode;
  children: ReactNode;
}

/** A section of a notice with a small heading. */
export const Section = ({ title, count, aside, children }: Props) => (
  <section className="min-w-0 break-inside-avoid-page">
    <div className="mb-3 flex min-h-6 items-center justify-between gap-3">
      <h3 className="text-14 font-semibold text-ink">
        {title}
        {count !== undefined && <span className="ml-2 font-normal text-ink-3 tabular-nums">{thousands(count)}</span>}
      </h3>
      {aside}
    </div>
    {children}
  </section>
);
