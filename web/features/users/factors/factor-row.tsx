import type { ReactNode } from 'react';
import { Badge } from '#web/ui/badge.tsx';

interface Props {
  title: string;
  state: string;
  isOn: boolean;
  text: string;
  /** The button. */
  children?: ReactNode;
  /** Below the text, such as a list. */
  below?: ReactNode;
}

/** One kind of factor: what it is, whether it is set up, and what can be done. */
export const FactorRow = ({ title, state, isOn, text, children, below }: Props) => (
  <li className="py-4 last:pb-0">
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-14 font-medium text-ink">{title}</span>
          <Badge tone={isOn ? 'ok' : 'muted'}>{state}</Badge>
        </p>
        <p className="mt-1 text-13 text-ink-2 text-pretty">{text}</p>
      </div>
      {children}
    </div>
    {below}
  </li>
);
