import type { ReactNode } from 'react';
import { Document, type Frame } from './document.tsx';

interface Props {
  readonly frame: Frame;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page with one message: not found, closed, a link that no longer works. */
export const MessagePage = ({ frame, heading, children }: Props) => (
  <Document frame={frame} title={`${heading} · Safeharbor`} isPrivate className="short">
    <div className="message">
      <svg width="56" height="56" viewBox="0 0 56 56" fill="none" aria-hidden="true">
        <circle cx="28" cy="28" r="27" stroke="currentColor" strokeDasharray="2 5" />
        <circle cx="28" cy="28" r="18" stroke="currentColor" strokeOpacity=".7" />
        <circle cx="28" cy="28" r="9" stroke="currentColor" strokeOpacity=".5" />
        <circle cx="28" cy="28" r="3.5" fill="#f2b84b" />
      </svg>
      <h1>{heading}</h1>
      {children}
    </div>
  </Document>
);
