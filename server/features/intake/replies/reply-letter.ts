import { replyClosing } from '#core/copy/intake/replies.ts';
import { noticeNumber } from '#core/rules/intake/notice-number.ts';
import { escapeHtml } from '#core/rules/text/escape-html.ts';
import { oneLine } from '#core/rules/text/one-line.ts';
import type { Letter } from '../../../mail/letter.ts';

/** A reply as its writer typed it, and a line that names who sends it: unlike our other mail, it is a letter between people. */
export function replyLetter(reply: { subject: string; text: string }, writer: string, notice_id: number): Letter {
  const text = `${reply.text}\n\n-- \n${replyClosing(oneLine(writer), noticeNumber(notice_id))}`;
  return {
    subject: reply.subject,
    text,
    html: `<!doctype html><html lang="en"><body><p style="white-space:pre-wrap">${escapeHtml(text)}</p></body></html>`,
  };
}
