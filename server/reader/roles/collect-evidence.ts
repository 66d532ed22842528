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

/** A URL with the evidence of its position. */
export interface PlacedUrl extends UrlMatch {
  /** Target of a link whose text is another URL; usually a tracker. */
  isTarget: boolean;
  /** Link around an image. */
  isPicture: boolean;
  line: string;
  /** Evidence, and the group (list, column or row) whose URLs share their evidence. */
  evidence: readonly string[];
  block: string;
}

const WORDS_ABOVE = 150;
/** Longer lines are split at spaces. */
const LINE_MAX = 20_000;

/** The line continues the line above. */
const isContinuation = (line: string): boolean => /^\s*\p{Ll}/u.test(line) && !/^[\w.-]*_/.test(line);

interface UrlLine {
  line: string;
  hits: readonly UrlMatch[];
  /** Next line, if the sentence continues there. */
  below: string;
  /** The URL is alone on its line, like the URL on the next or the previous line. */
  isInUrlRun: boolean;
  isHtml: boolean;
  part: number;
}

/** `A ; B`, `A and B`: only punctuation and a conjunction between the URLs. */
function isConjunction(between: string): boolean {
  return /^[ ,;/&>)\]]{1,60}[^.:!?\t]{0,20}$/.test(between) && spansIn(between).isCovered('conjunction');
}

const LISTED = /^in (?:named )?list$/;

/** Group number of the list, column or sentence. */
function blockOf(context: LineContext, { line, hit, before }: UrlPlace, evidence: readonly string[]): number {
  const isSaid = evidence.some((one) => /^(?:after|label) /.test(one));
  if (line.includes('\t') && !isSaid)
    return context.table * 100 + Math.min(line.slice(0, hit.start).split('\t').length, 99);
  // `Posters - https://…`, `Mugs - https://…`: captions of list items.
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
  // A field or a table row does not continue the paragraph above.
  if ((field && !isContinuation(line)) || isTable) context.paragraph = '';
  const isProse = !isBullet(line.slice(0, hits[0]!.start));
  // The heading ages with each list or sentence below it.
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
    // Joined URLs share their evidence.
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

/** The line contains only a URL and perhaps a bullet. */
const isAlone = (line: string): boolean =>
  /^[\s>*•·\-–—]*(?:\(?\d{1,4}[.)]\s*)?<?https?:\/\/\S+\s*$/i.test(line.slice(0, 2_000));

/** Next line, if the sentence of this line continues there. */
function continuationOf(line: string, next: string): string {
  if (line.includes('\t') || !/\p{L}\s*$/u.test(line) || !/^\s*\p{Ll}/u.test(next)) return '';
  return next.slice(0, LABEL_WINDOW);
}

interface Options {
  isHtml: boolean;
  limit: number;
  /** Name of the sender. */
  name?: string;
  /** Number of this text within the message. */
  part?: number;
}

/** Collects the evidence for each URL from the text before, after and above it, in one pass. */
export function collectEvidence(lines: readonly Line[], { isHtml, limit, name = '', part = 0 }: Options): PlacedUrl[] {
  const out: PlacedUrl[] = [];
  const context = emptyContext();
  // Lazy: text is analyzed only if a URL follows, and at most WORDS_ABOVE lines of it.
  let waiting: string[] = [];
  const weigh = () => {
    for (const text of waiting.slice(-WORDS_ABOVE)) {
      trackFooter(context, text);
      addTextLine(context, text);
      // Before the first URL, the name belongs to the letterhead.
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
      // A table does not continue the field above it.
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
