import { escapeHtml } from '#core/rules/text/escape-html.ts';
import { oneLine } from '#core/rules/text/one-line.ts';

/** A mail in the product's layout, as text and HTML. */
export interface Letter {
  subject: string;
  text: string;
  html: string;
}

/** Plain text, or a link. */
export type LetterItem = string | { text: string; url: string };

/** Lines under a heading. */
interface List {
  title: string;
  items: LetterItem[];
  /** A line after the last item, such as "and 3 more". */
  more?: string;
}

/** A line of our own copy, or text that a person wrote, with its line breaks. */
export type Paragraph = string | { quoted: string };

/** Neither the subject nor the first paragraph may begin with user input (security rule 26). */
interface Content {
  /** Language of the text, if it is not English. */
  lang?: string;
  subject: string;
  greeting: string;
  paragraphs: Paragraph[];
  lists?: List[];
  /** A code to type or copy, shown large. */
  code?: string;
  action?: { label: string; url: string };
  closing?: string;
  /** Small print at the end. */
  footLink?: { label: string; url: string };
}

const SMALL = 'font:14px/20px Georgia,serif;color:#47534E';

const itemText = (item: LetterItem): string =>
  typeof item === 'string' ? `  ${oneLine(item)}` : `  ${oneLine(item.text)}\n    ${item.url}`;

const listText = ({ title, items, more }: List): string =>
  [`${oneLine(title)}:`, ...items.map(itemText), ...(more ? [`  ${more}`] : [])].join('\n');

const itemHtml = (item: LetterItem): string =>
  typeof item === 'string'
    ? escapeHtml(oneLine(item))
    : `<a href="${escapeHtml(item.url)}" style="color:#0F5C4C">${escapeHtml(oneLine(item.text))}</a>`;

function listHtml({ title, items, more }: List): string {
  const lines = items.map((item) => `<li style="margin:0 0 4px;overflow-wrap:anywhere">${itemHtml(item)}</li>`);
  const last = more ? `<li style="margin:0;list-style:none">${escapeHtml(more)}</li>` : '';
  return `<p style="margin:0 0 4px;font-weight:bold">${escapeHtml(oneLine(title))}</p><ul style="margin:0 0 16px;padding:0 0 0 20px;${SMALL}">${lines.join('')}${last}</ul>`;
}

const paragraphText = (paragraph: Paragraph): string =>
  typeof paragraph === 'string' ? oneLine(paragraph) : paragraph.quoted;

export function letter({
  lang = 'en',
  subject,
  greeting,
  paragraphs,
  lists = [],
  code,
  action,
  closing,
  footLink,
}: Content): Letter {
  const text = [
    oneLine(greeting),
    ...paragraphs.map(paragraphText),
    ...lists.map(listText),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(closing ? [closing] : []),
    ...(footLink ? [`${footLink.label}:\n${footLink.url}`] : []),
    'Safeharbor',
  ].join('\n\n');
  const p = (body: string, style = '') => `<p style="margin:0 0 16px;${style}">${body}</p>`;
  const html = [
    `<!doctype html><html lang="${lang}"><body style="margin:0;background:#F4F2EC;padding:32px 16px">`,
    '<div style="max-width:520px;margin:0 auto;background:#FFFFFF;border:1px solid #E5E2D9;border-radius:12px;padding:32px;font:16px/24px Georgia,serif;color:#16201D">',
    p('Safeharbor', 'font-weight:bold;color:#0F5C4C'),
    p(escapeHtml(oneLine(greeting))),
    ...paragraphs.map((paragraph) => p(escapeHtml(paragraphText(paragraph)).replaceAll('\n', '<br>'))),
    ...lists.map(listHtml),
    code ? p(escapeHtml(code), 'font:bold 28px/36px monospace;letter-spacing:4px') : '',
    action
      ? p(
          `<a href="${escapeHtml(action.url)}" style="display:inline-block;background:#0F5C4C;color:#FFFFFF;text-decoration:none;padding:10px 20px;border-radius:8px">${escapeHtml(action.label)}</a>`,
        )
      : '',
    closing ? p(escapeHtml(closing), 'font-size:14px;color:#626E69') : '',
    footLink
      ? p(
          `<a href="${escapeHtml(footLink.url)}" style="color:#47534E">${escapeHtml(footLink.label)}</a>`,
          'font-size:14px',
        )
      : '',
    '</div></body></html>',
  ].join('\n');
  return { subject: oneLine(subject), text, html };
}
