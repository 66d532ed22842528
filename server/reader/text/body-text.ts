import { type AcnsBlock, findAcns } from '../acns/read-acns.ts';
import { joinWrapped } from '../links/join-wrapped.ts';
import { refang } from '../links/refang.ts';
import type { Body, Mail } from '../mime/mail.ts';
import { htmlText } from './html-text.ts';
import { jsonLines } from './key-value-lines.ts';
import { LINES_MAX, type Line, linesOf, TEXT_MAX } from './lines.ts';
import { tabulate } from './tabulate.ts';

/** Text prepared for analysis: wrapped and defanged URLs restored, ACNS blocks extracted. */
export interface ParsedText {
  lines: Line[];
  isHtml: boolean;
  acns: AcnsBlock[];
  isTruncated: boolean;
}

/** Expands JSON inside a text into `key: value` lines. */
function expandJson(text: string): string {
  const from = /^\s*[{[]\s*$|^\s*\{\s*"/m.exec(text)?.index ?? -1;
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const fields = from >= 0 && to > from ? jsonLines(text.slice(from, to)) : undefined;
  return fields ? [text.slice(0, from), ...fields, text.slice(to)].join('\n') : text;
}

export function parseText(typed: string, isHtml: boolean): ParsedText {
  const text = isHtml ? typed : expandJson(typed);
  const lines = linesOf(text);
  const hasBlock = /<(?:[\w.-]{1,40}:)?infringement[\s/>]/i.test(text);
  const found = hasBlock ? findAcns(lines.map((line) => line.text).join('\n')) : undefined;
  const kept =
    found && found.blocks.length > 0 ? found.rest.split('\n').map((line) => ({ text: line, quoted: 0 })) : lines;
  return {
    lines: tabulate(joinWrapped(kept.map((line) => ({ ...line, text: refang(line.text) })))),
    isHtml,
    acns: found?.blocks ?? [],
    isTruncated: text.length > TEXT_MAX || lines.length >= LINES_MAX,
  };
}

export interface BodyText {
  /** Full visible text. */
  text: string;
  parsed: ParsedText;
  /** HTML alternative of a plain-text body, searched for URLs only. */
  alternative: ParsedText | undefined;
}

/** A plain-text part that only refers to the HTML part. */
const isStub = (plain: string, html: string): boolean => plain.trim().length * 4 < html.length && html.length > 200;

/** Budget shared by a message and its nested messages. Beyond it, only the start of each body is read. */
const BODY_CHARS_MAX = 8 * 1024 * 1024;
const CHARS_MIN = 20_000;

export interface BodyBudget {
  chars: number;
}
export const bodyBudget = (): BodyBudget => ({ chars: BODY_CHARS_MAX });

function parseWithinBudget(text: string, isHtml: boolean, budget: BodyBudget): ParsedText {
  const length = Math.max(budget.chars, CHARS_MIN);
  budget.chars -= text.length;
  const parsed = parseText(text.slice(0, length), isHtml);
  return text.length > length ? { ...parsed, isTruncated: true } : parsed;
}

function readBody({ plain, html }: Body, budget: BodyBudget): BodyText {
  const rendered = html === null ? undefined : htmlText(html);
  // An ACNS block whose tags were parsed as HTML.
  const block =
    html !== null && !rendered!.shown.includes('<') && /<infringement[\s>]/i.test(html) ? findAcns(html).blocks : [];
  const withBlock = (parsed: ParsedText): ParsedText => ({ ...parsed, acns: [...parsed.acns, ...block] });
  if (plain === null || plain.trim() === '' || (rendered !== undefined && isStub(plain, rendered.shown))) {
    return {
      text: rendered?.shown ?? '',
      parsed: withBlock(parseWithinBudget(rendered?.marked ?? '', true, budget)),
      alternative: undefined,
    };
  }
  const parsed = withBlock(parseWithinBudget(plain, false, budget));
  return {
    text: plain,
    parsed,
    alternative: rendered === undefined ? undefined : parseWithinBudget(rendered.marked, true, budget),
  };
}

export const readBodies = (mail: Mail, budget: BodyBudget): BodyText[] =>
  mail.bodies.map((body) => readBody(body, budget));
