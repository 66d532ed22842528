import { type AcnsBlock, findAcns } from '../acns/read-acns.ts';
import { joinWrapped } from '../links/join-wrapped.ts';
import { refang } from '../links/refang.ts';
import type { Body, Mail } from '../mime/mail.ts';
import { tabulate } from './delimited.ts';
import { htmlText } from './html-text.ts';
import { type Line, linesOf } from './lines.ts';
import { LINES_MAX, TEXT_MAX } from './text-limits.ts';

/** A text to be read: its lines whole, its addresses whole, the blocks for machines taken out. */
export interface Page {
  lines: Line[];
  isHtml: boolean;
  acns: AcnsBlock[];
  isCut: boolean;
}

export function pageOf(text: string, isHtml: boolean): Page {
  const lines = linesOf(text);
  const hasBlock = /<(?:[\w.-]{1,40}:)?infringement[\s/>]/i.test(text);
  const found = hasBlock ? findAcns(lines.map((line) => line.text).join('\n')) : undefined;
  const kept =
    found && found.blocks.length > 0 ? found.rest.split('\n').map((line) => ({ text: line, quoted: 0 })) : lines;
  return {
    lines: tabulate(joinWrapped(kept.map((line) => ({ ...line, text: refang(line.text) })))),
    isHtml,
    acns: found?.blocks ?? [],
    isCut: text.length > TEXT_MAX || lines.length >= LINES_MAX,
  };
}

export interface Letter {
  /** What a reader sees, whole. */
  text: string;
  page: Page;
  /** The same letter in its other form, read for its addresses alone. */
  twin: Page | undefined;
}

/** A text that only says that the letter is in the HTML. */
const isStub = (plain: string, html: string): boolean => plain.trim().length * 4 < html.length && html.length > 200;

function readBody({ plain, html }: Body): Letter {
  const seen = html === null ? undefined : htmlText(html);
  // Its tags were taken for those of the page.
  const block = html !== null && !seen!.includes('<') && /<infringement[\s>]/i.test(html) ? findAcns(html).blocks : [];
  if (plain === null || plain.trim() === '' || (seen !== undefined && isStub(plain, seen))) {
    const page = pageOf(seen ?? '', true);
    return { text: seen ?? '', page: { ...page, acns: [...page.acns, ...block] }, twin: undefined };
  }
  const page = pageOf(plain, false);
  return {
    text: plain,
    page: { ...page, acns: [...page.acns, ...block] },
    twin: seen === undefined ? undefined : pageOf(seen, true),
  };
}

export function readLetters(mail: Mail): Letter[] {
  return mail.bodies.map(readBody);
}
