import { Fragment } from 'react';

/** Plain text as people typed it: blank lines make paragraphs, and nothing in it becomes markup or a link. */
export const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/(?:\r\n?|\n)(?:[^\S\r\n]*(?:\r\n?|\n))+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    // biome-ignore lint/suspicious/noArrayIndexKey: static text
    .map((paragraph, index) => <p key={index}>{<Lines text={paragraph} />}</p>);

/** Single line breaks stay line breaks. */
export const Lines = ({ text }: { text: string }) =>
  text.split(/\r\n?|\n/).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: static text
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
