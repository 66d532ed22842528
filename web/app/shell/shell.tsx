import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { shellCopy as copy } from '#core/copy/app.ts';
import { queryClient } from '#web/lib/call/query-client.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { AddCompanyButton, AddCompanyHost } from './add-company.tsx';
import { FindBox, FindHost } from './find.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Navigation, UserBlock } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

// With the shell, not with the first heading: that would break its lines anew and move what is below it.
// Without it, the next best is shown.
void document.fonts.load('500 26px Newsreader').catch(() => undefined);

/** Sidebar on the canvas, the screen as a sheet beside it; a top bar with a full menu on smaller windows. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    // The page's policy allows no <style> elements; our own classes do what Base UI's would.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SkipLink />
        <div className="min-h-dvh lg:grid lg:grid-cols-[244px_minmax(0,1fr)] print:block">
          <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto px-3 pt-4 pb-3 lg:flex print:hidden">
            <Link to="/" aria-label={copy.safeharborHome} className="flex self-start rounded-md px-2 py-0.5">
              <Wordmark />
            </Link>
            <div className="flex flex-col gap-4">
              <FindBox />
              <Navigation />
            </div>
            <div className="mt-auto flex flex-col gap-3">
              <AddCompanyButton />
              <UserBlock />
            </div>
          </aside>
          <MobileMenu />
          <main
            id="content"
            tabIndex={-1}
            className="min-h-[calc(100dvh-56px)] min-w-0 bg-surface lg:my-2 lg:mr-2 lg:min-h-[calc(100dvh-16px)] lg:rounded-xl lg:border lg:border-line lg:shadow-sheet"
          >
            {children}
          </main>
        </div>
        <AddCompanyHost />
        <FindHost />
      </QueryClientProvider>
    </CSPProvider>
  );
}

export const Shell = () => (
  <Frame>
    <Outlet />
  </Frame>
);
