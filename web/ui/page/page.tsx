import type { ReactNode } from 'react';
import { pageCopy as copy } from '#core/copy/first-screen.ts';
import { cx } from '../class-names.ts';

/** React puts the title into the document's head. */
export const Title = ({ children }: { children: string }) => <title>{copy.documentTitle(children)}</title>;

interface PageProps {
  /** Heading, and document title unless `documentTitle` is set. */
  readonly title: ReactNode;
  readonly documentTitle?: string;
  readonly subtitle?: ReactNode;
  readonly actions?: ReactNode;
  /** No margin, for lists that extend to the edges. */
  readonly flush?: boolean;
  readonly children?: ReactNode;
}

/** Screen layout: heading, actions, content. */
export function Page({ title, documentTitle, subtitle, actions, flush = false, children }: PageProps) {
  const name = documentTitle ?? (typeof title === 'string' ? title : undefined);
  return (
    <>
      {name && <Title>{name}</Title>}
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 px-4 pt-6 pb-5 sm:px-7">
        <div className="min-w-0 flex-1 basis-40">
          <h1 tabIndex={-1} className="font-serif text-26 font-medium text-ink [overflow-wrap:anywhere] sm:text-34">
            {title}
          </h1>
          {subtitle && <p className="mt-1 text-14 text-ink-2 [overflow-wrap:anywhere]">{subtitle}</p>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2 pt-0.5">{actions}</div>}
      </header>
      <div
        className={cx(
          'lg:has-data-fill:flex lg:has-data-fill:min-h-0 lg:has-data-fill:flex-1 lg:has-data-fill:flex-col',
          !flush && 'px-4 pb-8 sm:px-7',
        )}
      >
        {children}
      </div>
    </>
  );
}
