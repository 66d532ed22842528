/** Line breaks of every kind (U+0085, U+2028 and U+2029 among them) and the other control characters, the tab included. */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Whether a text is one line: in a mail, a break would make paragraphs of its own out of a name. */
export const isOneLine = (text: string): boolean => text.search(BREAKS) === -1;

/** One line, whatever a name or a subject holds: neither a header nor a paragraph is smuggled through it. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();
