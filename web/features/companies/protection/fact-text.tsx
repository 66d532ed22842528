import type { ReactNode } from 'react';

/** The main and the secondary text of a fact. */
export const Strong = ({ children }: { children: ReactNode }) => (
  <p className="text-14 font-medium text-ink [overflow-wrap:anywhere]">{children}</p>
);
export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className="text-12 text-ink-3 text-pretty [overflow-wrap:anywhere]">{children}</p>
);
