import { cx } from '../class-names.ts';

interface Props {
  /** What a screen reader calls it. */
  label: string;
  className: string;
  children: string;
}

/** Text of any length, in its own lines. Focusable, so that the keyboard can scroll it. */
export const LongText = ({ label, className, children }: Props) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    tabIndex={0}
    className={cx(
      'max-h-[60vh] overflow-y-auto px-4 py-3 text-ink whitespace-pre-wrap focus-visible:-outline-offset-2 [overflow-wrap:anywhere] print:max-h-none',
      className,
    )}
  >
    {children}
  </section>
);
