import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { plainFrameCopy as copy } from '#core/copy/app.ts';
import { Wordmark } from '#web/ui/mark.tsx';

/** Layout of pages outside the shell: the logo above the page. */
export const PlainFrame = ({ children }: { children: ReactNode }) => (
  <div className="flex min-h-dvh flex-col bg-surface px-4 sm:px-10">
    <header className="pt-5">
      <Link to="/" aria-label={copy.safeharborHome} className="inline-flex rounded-md py-2">
        <Wordmark />
      </Link>
    </header>
    <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
      {children}
    </main>
  </div>
);
