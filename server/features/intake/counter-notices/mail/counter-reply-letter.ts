import { counterReplyClosing } from '#core/copy/intake/counter-notice-letters.ts';
import { counterNoticeNumber } from '#core/rules/intake/counter-notice.ts';
import { escapeHtml } from '#core/rules/text/escape-html.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import type { Letter } from '../../../../mail/letter.ts';

/** A reply as its writer typed it, and a line that names who sends it. */
export function counterReplyLetter(reply: { subject: string; text: string }, writer: string, id: number): Letter {
  const text = `${reply.text}\n\n-- \n${counterReplyClosing(oneLine(writer), counterNoticeNumber(id))}`;
  return {
    subject: reply.subject,
    text,
    html: `<!doctype html><html lang="en"><body><p style="white-space:pre-wrap">${escapeHtml(text)}</p></body></html>`,
  };
}
