import type { ReactNode } from 'react';
import { Document, type Frame } from './document.tsx';

interface Props {
  readonly frame: Frame;
  readonly heading: string;
  readonly children: ReactNode;
}

/** A page with one message. */
const MessagePage = ({ frame, heading, children }: Props) => (
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

/** Unknown, or switched off: the words of the client's page, which strangers don't get here. */
export function MissingPage({ frame, support }: { frame: Frame; support: string }) {
  const { heading, text, contact, goHome } = frame.copy.missing;
  const [before, after] = text.split(contact);
  return (
    <MessagePage frame={frame} heading={heading}>
      <p>
        {before}
        <a href={`mailto:${support}`}>{contact}</a>
        {after}
      </p>
      <a className="button" href="/">
        {goHome}
      </a>
    </MessagePage>
  );
}

/** The company was removed. */
export const GonePage = ({ frame, company }: { frame: Frame; company: string }) => (
  <MessagePage frame={frame} heading={frame.copy.gone.heading}>
    <p>{frame.copy.gone.text(company)}</p>
  </MessagePage>
);

export const BadTokenPage = ({ frame }: { frame: Frame }) => (
  <MessagePage frame={frame} heading={frame.copy.badToken.heading}>
    <p>{frame.copy.badToken.hint(frame.agent.email)}</p>
  </MessagePage>
);

export const TooManyPage = ({ frame }: { frame: Frame }) => (
  <MessagePage frame={frame} heading={frame.copy.tooMany.heading}>
    <p>{frame.copy.tooMany.text}</p>
  </MessagePage>
);

export const TooLargePage = ({ frame }: { frame: Frame }) => (
  <MessagePage frame={frame} heading={frame.copy.tooLarge.heading}>
    <p>{frame.copy.tooLarge.text(frame.agent.email)}</p>
  </MessagePage>
);

/** Any other failure, with the id to find it in the log. */
export const FailedPage = ({ frame, request }: { frame: Frame; request: string }) => (
  <MessagePage frame={frame} heading={frame.copy.failed.heading}>
    <p>{frame.copy.failed.text}</p>
    <p>{frame.copy.failed.request(request)}</p>
  </MessagePage>
);
