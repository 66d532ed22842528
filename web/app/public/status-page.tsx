import type { ReactNode } from 'react';

interface StatusPageProps {
  readonly heading: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Full page with a single message: not found, error, failed to load. */
export const StatusPage = ({ heading, actions, children }: StatusPageProps) => (
  <div className="mx-auto flex w-full max-w-[560px] flex-1 flex-col items-start justify-center px-4 py-20 sm:py-32">
    <svg width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true" className="text-line-strong">
      <circle cx="28" cy="28" r="27" stroke="currentColor" strokeDasharray="2 5" />
      <circle cx="28" cy="28" r="18" stroke="currentColor" strokeOpacity=".7" />
      <circle cx="28" cy="28" r="9" stroke="currentColor" strokeOpacity=".5" />
      <circle cx="28" cy="28" r="3.5" className="fill-beacon" />
    </svg>
    <h1 tabIndex={-1} className="mt-6 font-serif text-34 font-medium text-ink">
      {heading}
    </h1>
    <div className="mt-3 flex flex-col gap-2 text-16 text-ink-2">{children}</div>
    <div className="mt-7 flex flex-wrap gap-2">{actions}</div>
  </div>
);
