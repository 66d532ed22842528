/** Plain text as paragraphs: blank lines separate them (beyond § 12). Line breaks within a paragraph stay. */
export const paragraphs = (text: string): string[] =>
  text
    .split(/(?:\r\n?|\n)(?:[^\S\r\n]*(?:\r\n?|\n))+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
