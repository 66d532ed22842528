import { Link, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { publicLayoutCopy as copy } from '#core/copy/first-screen.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { Wordmark } from '#web/ui/mark.tsx';
import { ThemeSwitch } from '#web/ui/page/theme-switch.tsx';
import { SkipLink } from '../shell/skip-link.tsx';

/** Decoration, loaded lazily and only in wide windows; a failed load is ignored. */
const ChartDrawing = lazy(() =>
  import('#web/ui/chart/chart-drawing.tsx').then(
    ({ ChartDrawing }) => ({ default: ChartDrawing }),
    () => ({ default: () => <></> }),
  ),
);

const FOOT_LINK = 'py-2 underline-offset-4 touch:py-3 hover:text-ink hover:underline';

/** Layout of login, sign-up and password reset: the form on the left, the drawing on the right in wide windows. */
export function PublicLayout() {
  const { support_email, mailbox } = useSettings();
  return (
    <div className="min-h-dvh bg-surface lg:grid lg:grid-cols-[minmax(0,19fr)_minmax(0,20fr)]">
      <SkipLink />
      <div className="flex min-h-dvh flex-col px-5 sm:px-10 xl:px-16">
        <header className="flex items-center justify-between pt-5">
          <Link to="/" aria-label={copy.safeharborHome} className="flex rounded-md py-2">
            <Wordmark />
          </Link>
          <ThemeSwitch />
        </header>
        <main id="content" tabIndex={-1} className="flex flex-1 items-center justify-center py-10">
          <div className="w-full max-w-[380px]">
            <Outlet />
          </div>
        </main>
        <footer className="flex flex-wrap gap-x-5 pb-4 text-12 text-ink-3">
          <Link to="/welcome" className={FOOT_LINK}>
            {copy.aboutAndPrice}
          </Link>
          <a href="/terms" className={FOOT_LINK}>
            {copy.terms}
          </a>
          <a href="/privacy" className={FOOT_LINK}>
            {copy.privacy}
          </a>
          <a href={`mailto:${support_email}`} className={FOOT_LINK}>
            {support_email}
          </a>
          {mailbox && (
            <a href="/mailbox" className={FOOT_LINK}>
              {copy.developmentMailbox}
            </a>
          )}
        </footer>
      </div>
      <aside className="sticky top-0 hidden h-dvh overflow-hidden bg-[#0b4237] text-white lg:block">
        <Suspense fallback={null}>
          <ChartDrawing className="absolute inset-0 size-full" />
        </Suspense>
        <div className="absolute inset-x-0 bottom-0 max-w-[600px] px-14 pb-16">
          <p className="font-serif text-34 font-medium text-balance">{copy.tagline}</p>
          <p className="mt-3 max-w-[46ch] text-16 text-white/85">{copy.taglineText}</p>
        </div>
      </aside>
    </div>
  );
}
