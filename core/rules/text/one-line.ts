/** Control characters, including tabs, and all Unicode line breaks (U+0085, U+2028, U+2029). */
const BREAKS = /[\p{Cc}\u2028\u2029]+/gu;

/** Checks for a single line. Line breaks in names could inject paragraphs into emails. */
export const isOneLine = (text: string): boolean => text.search(BREAKS) === -1;

/** Collapses text to one line, which prevents email header and paragraph injection. */
export const oneLine = (text: string): string => text.replace(BREAKS, ' ').trim();
