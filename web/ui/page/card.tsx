import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

interface CardProps {
  readonly title?: ReactNode;
  readonly aside?: ReactNode;
  /** No padding, for rows that have their own. */
  readonly flush?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Bordered section of a screen with a heading. */
export function Card({ title, aside, flush = false, className, children }: CardProps) {
  return (
    <section className={cx('min-w-0 rounded-lg border border-line bg-surface', className)}>
      {title && (
        <div className="flex items-center justify-between gap-4 px-5 pt-4 pb-3">
          <h2 className="text-16 font-semibold tracking-[-0.01em] text-ink">{title}</h2>
          {aside && <div className="shrink-0 text-13 text-ink-3">{aside}</div>}
        </div>
      )}
      {/* The rows of a list in it start where the heading does. */}
      <div className={flush ? '[--edge:20px]' : title ? 'px-5 pb-5' : 'p-5'}>{children}</div>
    </section>
  );
}
