import { type AcnsBlock, findAcns } from '../acns/read-acns.ts';
import { joinWrapped } from '../links/join-wrapped.ts';
import { refang } from '../links/refang.ts';
import type { Body, Mail } from '../mime/mail.ts';
import { tabulate } from './delimited.ts';
import { htmlText } from './html-text.ts';
import { jsonLines } from './key-lines.ts';
import { type Line, linesOf } from './lines.ts';
import { LINES_MAX, TEXT_MAX } from './text-limits.ts';

/** A text to be read: its lines whole, its addresses whole, the blocks for machines taken out. */
export interface Page {
  lines: Line[];
  isHtml: boolean;
  acns: AcnsBlock[];
  isCut: boolean;
}

/** A letter that is JSON, or holds it: its entries become fields. */
function unfolded(text: string): string {
  const from = /^\s*[{[]\s*$|^\s*\{\s*"/m.exec(text)?.index ?? -1;
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const fields = from >= 0 && to > from ? jsonLines(text.slice(from, to)) : undefined;
  return fields ? [text.slice(0, from), ...fields, text.slice(to)].join('\n') : text;
}

export function pageOf(typed: string, isHtml: boolean): Page {
  const text = isHtml ? typed : unfolded(typed);
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

/** Of a message and of those inside it together: of what comes after only the beginning is read. */
const LETTERS_MAX = 8 * 1024 * 1024;
const BEGINNING = 20_000;

export interface LetterBudget {
  chars: number;
}
export const letterBudget = (): LetterBudget => ({ chars: LETTERS_MAX });

function readWithin(text: string, isHtml: boolean, budget: LetterBudget): Page {
  const length = Math.max(budget.chars, BEGINNING);
  budget.chars -= text.length;
  const page = pageOf(text.slice(0, length), isHtml);
  return text.length > length ? { ...page, isCut: true } : page;
}

function readBody({ plain, html }: Body, budget: LetterBudget): Letter {
  const seen = html === null ? undefined : htmlText(html);
  // Its tags were taken for those of the page.
  const block =
    html !== null && !seen!.shown.includes('<') && /<infringement[\s>]/i.test(html) ? findAcns(html).blocks : [];
  const withBlock = (page: Page): Page => ({ ...page, acns: [...page.acns, ...block] });
  if (plain === null || plain.trim() === '' || (seen !== undefined && isStub(plain, seen.shown))) {
    return { text: seen?.shown ?? '', page: withBlock(readWithin(seen?.marked ?? '', true, budget)), twin: undefined };
  }
  const page = withBlock(readWithin(plain, false, budget));
  return { text: plain, page, twin: seen === undefined ? undefined : readWithin(seen.marked, true, budget) };
}

export const readLetters = (mail: Mail, budget: LetterBudget): Letter[] =>
  mail.bodies.map((body) => readBody(body, budget));
