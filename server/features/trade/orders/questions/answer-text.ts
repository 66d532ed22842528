/** First line of our question. Everything below it in an answer is our own mail, quoted. */
export const REPLY_MARKER = '--- Please reply above this line ---';

/** Lines of an Outlook header above a quoted mail: From, Sent, To, Subject. */
const QUOTED_HEADER_LINES = 8;
const QUOTED_FROM = /^\s*\*?(?:from|von|de|da|van|från)\s*:/i;

const isQuoted = (line: string): boolean => /^\s*>/.test(line);
/** "On 17 Nov 2026, the agent wrote:" */
const isIntroduction = (line: string): boolean => /:\s*$/.test(line);

/** The lines above our quoted mail, without the header that the mail program put before it. */
function aboveMarker(lines: readonly string[]): readonly string[] {
  const end = lines.findIndex((line) => !isQuoted(line) && line.includes(REPLY_MARKER));
  if (end < 0) return lines;
  const header = lines.slice(Math.max(0, end - QUOTED_HEADER_LINES), end).findIndex((line) => QUOTED_FROM.test(line));
  return lines.slice(0, header < 0 ? end : Math.max(0, end - QUOTED_HEADER_LINES) + header);
}

/** What a person wrote in answer to our mail: quoted lines are left out, answers between them are kept. */
export function answerText(text: string): string {
  const lines = aboveMarker(text.split(/\r?\n/));
  const own = lines.filter((line, at) => {
    if (isQuoted(line)) return false;
    const next = lines.slice(at + 1).find((other) => other.trim() !== '');
    return !(isIntroduction(line) && next !== undefined && isQuoted(next));
  });
  return own
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
