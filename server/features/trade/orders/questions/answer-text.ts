/** At the top of our question. Everything below it in an answer is our own mail, quoted. */
export const REPLY_MARKER = '--- Please reply above this line ---';

/** Where an Outlook header (From, Sent, To, Subject) and our greeting are, before the marker. */
const QUOTED_HEADER_LINES = 14;
const QUOTED_FROM = /^\s*\*?(?:from|von|de|da|van|från)\s*:/i;

/** Our name and greeting, or an empty line. */
const OUR_OPENING: readonly string[] = ['', 'Safeharbor', 'Hello,'];

const isQuoted = (line: string): boolean => line.trimStart().startsWith('>');
/** "On 17 Nov 2026, the agent wrote:" */
const isIntroduction = (line: string): boolean => line.trimEnd().endsWith(':');

/** The lines above our quoted mail, without the header that the mail program put before it. */
function aboveMarker(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => !isQuoted(line) && line.includes(REPLY_MARKER));
  if (end < 0) return lines;
  const begin = Math.max(0, end - QUOTED_HEADER_LINES);
  const header = lines.slice(begin, end).findIndex((line) => QUOTED_FROM.test(line));
  let last = header < 0 ? end : begin + header;
  while (last > 0 && OUR_OPENING.includes(lines[last - 1]!.trim())) last--;
  return lines.slice(0, last);
}

/** What a person wrote in answer to our mail: quoted lines are left out, answers between them are kept. */
export function answerText(text: string): string {
  const lines = aboveMarker(text.split(/\r?\n/));
  const own: string[] = [];
  let isBeforeQuote = false;
  // From the end, in one pass: an introduction is the line before a quote.
  for (const line of lines.toReversed()) {
    const isLeftOut = isQuoted(line) || (isBeforeQuote && isIntroduction(line));
    if (!isLeftOut) own.push(line);
    if (line.trim() !== '') isBeforeQuote = isQuoted(line);
  }
  return own
    .reverse()
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
