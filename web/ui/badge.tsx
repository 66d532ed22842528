import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'violet' | 'muted';

const TONES: Record<Tone, string> = {
  ok: 'bg-ok-bg text-ok',
  warn: 'bg-warn-bg text-warn',
  bad: 'bg-bad-bg text-bad',
  info: 'bg-info-bg text-info',
  violet: 'bg-violet-bg text-violet',
  muted: 'bg-muted-bg text-muted',
};

interface BadgeProps {
  readonly tone?: Tone;
  readonly dot?: boolean;
  readonly children: ReactNode;
}

/** Status label. The text carries the meaning; the color is an addition. */
export function Badge({ tone = 'muted', dot = true, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-[22px] items-center gap-1.5 whitespace-nowrap rounded-full px-2 text-12 font-medium',
        TONES[tone],
      )}
    >
      {dot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  );
}
