import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Link, Outlet } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { shellCopy as copy } from '#core/copy/app.ts';
import { queryClient } from '#web/lib/call/query-client.ts';
import { useFactorGate } from '#web/lib/session/factor-gate.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { withTimeout } from '../chunk.ts';
import { AddCompanyButton, AddCompanyHost } from './add-company.tsx';
import { FindBox, FindHost } from './find.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { Navigation, UserBlock } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';

// The heading font is loaded with the shell, because loading it with the first heading would cause a layout shift. If it
// fails, the fallback font is used.
void document.fonts.load('500 26px Newsreader').catch(() => undefined);

/** Layout of the app: sidebar and screen side by side, or a top bar with a full-screen menu in narrow windows. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    // The content security policy forbids <style> elements; our classes replace those of Base UI.
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClient}>
        <SkipLink />
        <div className="min-h-dvh lg:grid lg:grid-cols-[244px_minmax(0,1fr)] print:block">
          <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto px-3 pt-4 pb-3 low:gap-4 low:pb-2 lg:flex print:hidden">
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
            // A `data-fill` part takes the height that is left in the window, and scrolls inside.
            className="min-h-[calc(100dvh-56px)] min-w-0 bg-surface lg:has-data-fill:flex lg:has-data-fill:h-[max(100dvh-16px,600px)] lg:has-data-fill:flex-col lg:my-2 lg:mr-2 lg:min-h-[calc(100dvh-16px)] lg:rounded-xl lg:border lg:border-line lg:shadow-sheet"
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

const FactorRequired = lazy(async () => ({
  default: (await withTimeout(import('./factor-required.tsx'))).FactorRequired,
}));

export function Shell() {
  if (useFactorGate()) {
    return (
      <Suspense>
        <FactorRequired />
      </Suspense>
    );
  }
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
