import { Fragment } from 'react';

/** Up to this length, a part of an email address fits into every column, also into those of a window of 1280 px. */
const KEPT_WHOLE = 20;

/** The part before the @, and the rest with it. */
const EMAIL = /^([^@\s]+)(@[^@\s]+)$/;

/** Address or id that wraps after its punctuation instead of inside a word. An email address wraps before its @ first. */
export function Breakable({ text }: { text: string }) {
  const [, local, domain] = EMAIL.exec(text) ?? [];
  if (!local || !domain) return <Parts text={text} />;
  return (
    <>
      <EmailPart text={local} />
      <wbr />
      <EmailPart text={domain} />
    </>
  );
}

const EmailPart = ({ text }: { text: string }) =>
  text.length <= KEPT_WHOLE ? <span className="whitespace-nowrap">{text}</span> : <Parts text={text} />;

const Parts = ({ text }: { text: string }) =>
  text.split(/(?<=[@.\-/_])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
