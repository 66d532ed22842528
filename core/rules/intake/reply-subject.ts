import { oneLine } from '../text/one-line.ts';

/** Subject of a reply, at most as long as a reply's subject may be. `Re:` is not doubled. */
export function replySubject(subject: string, max: number): string {
  const single = oneLine(subject);
  return (/^re\s*:/i.test(single) ? single : `Re: ${single}`).slice(0, max).toWellFormed().trim();
}
