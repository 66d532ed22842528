import { markCopy as copy } from '#core/copy/first-screen.ts';
import { cx } from './class-names.ts';

/** Logo: two arms of a harbor and the light at its entrance. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className="shrink-0">
    <rect width="32" height="32" rx="8" fill="#0f5c4c" />
    <g fill="none" strokeLinecap="round">
      <path d="M22.2 9.8a8.8 8.8 0 1 0 0 12.4" stroke="#fff" strokeWidth="2.6" />
      <path d="M18.9 13.1a4.1 4.1 0 1 0 0 5.8" stroke="#8adbc4" strokeWidth="2.4" />
    </g>
    <circle cx="24.6" cy="16" r="2.2" className="fill-beacon" />
  </svg>
);

/** Logo with the name. */
export const Wordmark = ({ className }: { className?: string }) => (
  <span
    className={cx('inline-flex items-center gap-2.5 text-16 font-semibold tracking-[-0.015em] text-ink', className)}
  >
    <Mark />
    {copy.safeharbor}
  </span>
);
