import { Fragment } from 'react';

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

/** Moves to the next line as a whole, and is broken only in a column that is narrower. */
const EmailPart = ({ text }: { text: string }) => (
  <span className="inline-block max-w-full">
    <Parts text={text} />
  </span>
);

const Parts = ({ text }: { text: string }) =>
  text.split(/(?<=[@.\-/_])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
