import { Fragment } from 'react';

/** An address or an id that breaks after its own marks when it must, not in the middle of a word. */
export const Breakable = ({ text }: { text: string }) =>
  text.split(/(?<=[@.\-/_])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
