import { spansIn } from '../lexicon/spans.ts';
import { scanLine, type UrlMatch } from '../links/scan-line.ts';
import type { Line } from '../text/lines.ts';
import { EXPLICIT_EVIDENCE, URL_PLACEHOLDER } from './cues.ts';
import {
  addTextLine,
  addToParagraph,
  emptyContext,
  type LineContext,
  resolveAbove,
  trackField,
  trackFooter,
  trackSenderName,
} from './line-context.ts';
import { fieldOf, isBullet, LABEL_WINDOW, labelBefore } from './line-shape.ts';
import { tableColumns } from './table-columns.ts';
import { evidenceOf, type UrlPlace } from './url-evidence.ts';

/** An address in its place: what the words around it make of it. */
export interface PlacedUrl extends UrlMatch {
  /** A link's target behind another address that is its words: a tracker, as a rule. */
  isTarget: boolean;
  /** A link whose words are a picture. */
  isPicture: boolean;
  line: string;
  /** What speaks for or against it, and which others stand in one list, column or row with it: what one is, all are. */
  evidence: readonly string[];
  block: string;
}

const WORDS_ABOVE = 150;
/** A longer line is a text of its own: it is cut at its blanks. */
const LINE_MAX = 20_000;

/** It goes on from the line above. */
const isContinuation = (line: string): boolean => /^\s*\p{Ll}/u.test(line) && !/^[\w.-]*_/.test(line);

interface UrlLine {
  line: string;
  hits: readonly UrlMatch[];
  /** The line below it: a sentence may end there. */
  below: string;
  /** It stands alone on its line, and so does the next one or the one before. */
  isInUrlRun: boolean;
  isHtml: boolean;
  part: number;
}

/** `A ; B`, `A and B`: nothing but marks, and a word that joins, stands between them. */
function isConjunction(between: string): boolean {
  return /^[ ,;/&>)\]]{1,60}[^.:!?\t]{0,20}$/.test(between) && spansIn(between).isCovered('conjunction');
}

const LISTED = /^in (?:named )?list$/;

/** Which list, column or sentence it is of. */
function blockOf(context: LineContext, { line, hit, before }: UrlPlace, evidence: readonly string[]): number {
  const isSaid = evidence.some((one) => /^(?:after|label) /.test(one));
  if (line.includes('\t') && !isSaid)
    return context.table * 100 + Math.min(line.slice(0, hit.start).split('\t').length, 99);
  // `Posters - https://…`, `Mugs - https://…`: names of items.
  const isItem = evidence.some((one) => LISTED.test(one)) || (evidence.includes('other label') && context.isIntroduced);
  if (isItem && !isSaid) return context.listBlock ?? -context.block;
  const own = --context.lastSingleBlock;
  if (labelBefore(before) !== undefined && !evidence.includes('in prose')) context.listBlock = own;
  return own;
}

function addUrlLine(
  context: LineContext,
  { line, hits, below, isInUrlRun, isHtml, part }: UrlLine,
  out: PlacedUrl[],
): void {
  resolveAbove(context);
  const above = context.field;
  const field = fieldOf(line);
  trackField(context, field);
  const isTable = line.includes('\t');
  // A field or a row says what it says without its neighbours.
  if ((field && !isContinuation(line)) || isTable) context.paragraph = '';
  const isProse = !isBullet(line.slice(0, hits[0]!.start));
  // A list below a heading uses it up for the sentences after it; a sentence of its own does as well.
  if (!isProse || context.paragraph === '') context.headingAge += isProse ? 1 : 0.5;
  let end = 0;
  let lineBefore = '';
  let evidence: readonly string[] = [];
  let block = 0;
  for (const [index, hit] of hits.entries()) {
    const last = hits[index - 1];
    const isSamePlace = last?.start === hit.start;
    const before = line.slice(end, hit.start);
    let next = index + 1;
    while (hits[next]?.start === hit.start) next++;
    const after = line.slice(hit.end, Math.min(hits[next]?.start ?? line.length, hit.end + LABEL_WINDOW));
    const isTarget = last !== undefined && !isSamePlace && /^\s*<$/.test(before);
    // `A ; B`, `A and B`: what is said of the one is said of the other.
    const isJoined = last !== undefined && (isSamePlace || isTarget || isConjunction(before));
    if (!isJoined) {
      const place = {
        line,
        hit,
        before,
        after,
        below: hits[next] === undefined ? below : '',
        lineBefore: `${lineBefore} ${before}`.trimStart(),
        isInUrlRun,
        above,
      };
      evidence = evidenceOf(context, place);
      block = blockOf(context, place, evidence);
    } else if (!isSamePlace && !isTarget && evidence.includes('in prose')) block = --context.lastSingleBlock;
    const isListed = context.footer === 0 && evidence.some((one) => LISTED.test(one));
    out.push({
      ...hit,
      isTarget: isTarget && last.host !== hit.host,
      isPicture: isHtml && (isBullet(before) || isTable) && /(?:^|\t)\s*<$/.test(line.slice(0, hit.start)),
      line,
      evidence,
      block: `${part} ${isListed && context.captionPattern ? `like ${context.captionPattern}` : block}${isTarget && last.host !== hit.host ? ' behind' : ''}`,
    });
    end = hit.end;
    if (!isSamePlace) lineBefore = `${lineBefore} ${before}${URL_PLACEHOLDER}`.slice(-LABEL_WINDOW);
  }
  const between = hits.map(({ start }, index) => line.slice(hits[index - 1]?.end ?? 0, start));
  const words = `${between.join(isProse ? URL_PLACEHOLDER : ' ')}${isProse ? URL_PLACEHOLDER : ''}${line.slice(end)}`;
  if (isTable || isBullet(words.replace(/[<>()[\]"',.;\ufffc]/g, ''))) return;
  const explicit = EXPLICIT_EVIDENCE.find((name) => evidence.includes(name));
  if (explicit) context.list = explicit;
  addToParagraph(context, words);
}

function splitLongLine(line: string): string[] {
  if (line.length <= LINE_MAX) return [line];
  const out: string[] = [];
  for (let from = 0; from < line.length; ) {
    const window = line.slice(from, from + LINE_MAX);
    const blank = window.length < LINE_MAX ? -1 : window.lastIndexOf(' ');
    const piece = blank > 0 ? window.slice(0, blank + 1) : window;
    out.push(piece);
    from += piece.length;
  }
  return out;
}

/** Nothing on the line but an address, and perhaps a bullet. */
const isAlone = (line: string): boolean =>
  /^[\s>*•·\-–—]*(?:\(?\d{1,4}[.)]\s*)?<?https?:\/\/\S+\s*$/i.test(line.slice(0, 2_000));

/** The next line, where the sentence of this one is not finished. */
function continuationOf(line: string, next: string): string {
  if (line.includes('\t') || !/\p{L}\s*$/u.test(line) || !/^\s*\p{Ll}/u.test(next)) return '';
  return next.slice(0, LABEL_WINDOW);
}

interface Options {
  isHtml: boolean;
  limit: number;
  /** Whose letter it is. */
  name?: string;
  /** Its number among the texts of the message. */
  part?: number;
}

/** What each address of a text is, by the words before it, behind it and above it: one pass, from top to bottom. */
export function collectEvidence(lines: readonly Line[], { isHtml, limit, name = '', part = 0 }: Options): PlacedUrl[] {
  const out: PlacedUrl[] = [];
  const context = emptyContext();
  // Words are weighed only when an address follows, and only so many lines of them: a long text without any costs little.
  let waiting: string[] = [];
  const weigh = () => {
    for (const text of waiting.slice(-WORDS_ABOVE)) {
      trackFooter(context, text);
      addTextLine(context, text);
      // At the head of a letter it is the letter's.
      if (out.length > 0) trackSenderName(context, text, name);
    }
    waiting = [];
  };
  const all = lines.flatMap(({ text: line }) => splitLongLine(line));
  for (const [at, text] of all.entries()) {
    if (out.length >= limit) break;
    const hits = scanLine(text);
    if (hits.length > 0) {
      weigh();
      trackFooter(context, text);
      const isInUrlRun = isAlone(text) && (isAlone(all[at - 1] ?? '') || isAlone(all[at + 1] ?? ''));
      addUrlLine(
        context,
        { line: text, hits, below: continuationOf(text, all[at + 1] ?? ''), isInUrlRun, isHtml, part },
        out,
      );
    } else if (text.includes('\t')) {
      const columns = tableColumns(text);
      if (columns) context.table++;
      // A table is no rest of the field above it.
      context.list = undefined;
      context.columns = columns ?? context.columns;
    } else {
      if (text.trim() !== '' && context.columns) context.table++;
      if (text.trim() !== '') context.columns = undefined;
      waiting.push(text);
      if (waiting.length > 4 * WORDS_ABOVE) waiting = waiting.slice(-WORDS_ABOVE);
    }
  }
  return out;
}
