/** A mail in the product's look: a heading, paragraphs, and at most one thing to do. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Content {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** Shown large, to be typed or copied. */
  code?: string;
  action?: { label: string; url: string };
  closing?: string;
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

/** One line, whatever a name or a subject holds: a header is never smuggled through it. */
const oneLine = (text: string): string => text.replace(/[\r\n]+/g, ' ').trim();

export function letter({ subject, greeting, paragraphs, code, action, closing }: Content): Letter {
  const text = [
    greeting,
    ...paragraphs,
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    'Safeharbor',
  ].join('\n\n');
  const p = (body: string, style = '') => `<p style="margin:0 0 16px;${style}">${body}</p>`;
  const html = [
    '<!doctype html><html lang="en"><body style="margin:0;background:#F4F2EC;padding:32px 16px">',
    '<div style="max-width:520px;margin:0 auto;background:#FFFFFF;border:1px solid #E5E2D9;border-radius:12px;padding:32px;font:16px/24px Georgia,serif;color:#16201D">',
    p('Safeharbor', 'font-weight:bold;color:#0F5C4C'),
    p(escapeHtml(greeting)),
    ...paragraphs.map((paragraph) => p(escapeHtml(paragraph))),
    code ? p(escapeHtml(code), 'font:bold 28px/36px monospace;letter-spacing:4px') : '',
    action
      ? p(
          `<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0F5C4C;color:#FFFFFF;text-decoration:none;padding:10px 20px;border-radius:8px">${escapeHtml(action.label)}</a>`,
        )
      : '',
    closing ? p(escapeHtml(closing), 'font-size:14px;color:#626E69') : '',
    '</div></body></html>',
  ].join('\n');
  return { subject: oneLine(subject), text, html };
}
