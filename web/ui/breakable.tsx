import { Fragment } from 'react';

/** Address or id that wraps after its punctuation instead of inside a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@.\-/_])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
