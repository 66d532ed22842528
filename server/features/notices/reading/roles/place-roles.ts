import { type Hit, scanLine } from '../links/scan-line.ts';
import { keyWords } from '../text/key-lines.ts';
import type { Line } from '../text/lines.ts';
import { ADDRESS, cueAfter, cueBefore, cueOfHeading, cueOfLabel, isFileLabel, type Sign } from './cues.ts';
import {
  addToParagraph,
  countFooter,
  type Governing,
  lastSentence,
  noteField,
  noteName,
  nothingGoverns,
  onlyReported,
  readWords,
} from './governing.ts';
import { fieldOf, isBullet, isCaption, isPlaceLabel, withoutBullet } from './line-shape.ts';
import { columnOf, headerOf } from './table-columns.ts';

/** An address in its place: what the words around it make of it. */
export interface Placed extends Hit {
  /** Undefined is a doubt. */
  sign: Sign | undefined;
  /** By a label, a column or a heading: said of it, and not only near it. */
  isLabelled: boolean;
  /** Alone on its line, or in its cell. */
  isAlone: boolean;
  isFooter: boolean;
  /** A link's target behind another address that is its words: a tracker, as a rule. */
  isTarget: boolean;
  /** A link whose words are a picture. */
  isPicture: boolean;
  line: string;
}

const WORDS_ABOVE = 150;
const LABEL_WINDOW = 400;
/** A longer line is a text of its own: it is cut at its blanks. */
const LINE_MAX = 20_000;

/** The words that name this one address: from the last edge before it. */
function labelBefore(before: string): string | undefined {
  const cell = before.slice(-LABEL_WINDOW).trimEnd().split('\t').at(-1) ?? '';
  const bare = withoutBullet(cell).trimEnd();
  if (!/[:：=>–—-]\s*[("'<[*_]*$/u.test(cell)) return undefined;
  // Several fields on one line: the last of them.
  const label = bare
    .replace(/[:：=>–—\-\s("'<[*_]+$/u, '')
    .split(/[:：;|]|\s{2,}|\.\s/u)
    .at(-1);
  // Of markup that was pasted: it names nothing.
  if (!label || label.length > 120 || /(?:^|\s)href$|^\[url$/i.test(label)) return undefined;
  return keyWords(label);
}

/** It goes on from the line above. */
const isRest = (line: string): boolean => /^\s*\p{Ll}/u.test(line) && !/^[\w.-]*_/.test(line);

/** No caption ends on these. */
const isUnfinished = (text: string): boolean =>
  /(?:^|\s)(?:at|to|on|via|from|in|is|are|and|see|visit|under|through|auf|unter|bei|sur|à|dans|en|su|in|em|op|na|pod|на|по)\s*$/iu.test(
    text,
  );

/** Words of a sentence, and of no label. */
const SAYS = /\b(?:i|we|you|it|they|he|she|is|are|was|were|can)\b|^(?:my|our) \p{L}+(?: \p{L}+)?$/iu;

interface Judgement {
  sign: Sign | undefined;
  isLabelled: boolean;
}

const NAMED: Judgement = { sign: { role: 'mentioned', kind: 'source' }, isLabelled: true };

interface Place {
  line: string;
  hit: Hit;
  /** The words since the address before it, and up to the next one. */
  before: string;
  after: string;
  /** All words of the line before it. */
  lead: string;
  /** Of the field on the line above. */
  above: Sign | undefined;
}

/** `We own all rights in it. See https://…`: a sentence without words of its own goes by the one before it. */
const OWNERSHIP = /\b(?:own(?:s|ed|er)?|rights?|copyrights?|published|created|wrote|sell(?:s|ing)?)\b/i;

const WORDLESS =
  /^(?:please |also |for example,? |e\.g\. )?(?:see|visit|view|cf|at|here|links?|url|website|site|reference)(?: (?:at|also|here))?[\s:(<["']*$/i;

/** What mail programs and their guards write below a letter. */
const TOOL =
  /^\W*(?:sent (?:with|from|via|using)|get outlook|powered by|virus-free|scanned by|this (?:e-?mail|message|mail) (?:was|has been) (?:sent|scanned|checked|generated) (?:by|with|from|via|using))\b.{0,120}$/iu;

/** `We hold the rights in it. It can be read at https://…`: still about what is one's own. */
const GOES_ON =
  /^\W*(?:it|they|the (?:original|work|book|film|song|comic|article|photo\p{L}*|image|video|album|game|software)) (?:\p{L}+ )?(?:can|is|are|was|were|may)\b.{0,40}\b(?:read|heard|seen|viewed|watched|found|sold|played|available|published|displayed|bought)\b/iu;
const IS_OWNER =
  /\b(?:owns? (?:the|all|every|an?) (?:\p{L}+ )?(?:copyrights?|rights?)|holds? (?:the|all) (?:\p{L}+ )?(?:copyrights?|rights?)|(?:is|am|are) the (?:\p{L}+ ){0,2}(?:owners?|authors?|creators?|publishers?|photographers?))\b/iu;

/** The sentence before; what it names beside the point is a doubt, unless this one has nothing to say. */
function cueOfSentenceBefore(text: string): Sign | undefined {
  const own = lastSentence(text);
  const before = lastSentence(text.slice(0, text.length - own.length).replace(/[.!?;\s]{1,10}$/, ''));
  const sign = cueBefore(before);
  if (!sign && GOES_ON.test(own) && IS_OWNER.test(before)) return NAMED.sign;
  if (!WORDLESS.test(own.trim())) return onlyReported(sign);
  return sign?.role !== 'reported' && OWNERSHIP.test(before) ? { role: 'mentioned', kind: 'source' } : sign;
}

/** In a sentence: its own words; those before it only where they complain. */
function judgeProse(state: Governing, { line, hit, before, after, lead, above: wrapped }: Place): Judgement {
  const rest = after.split(/\.\s/, 1)[0] ?? '';
  // The words since the address before it; then those of the whole sentence: `on my page A and on B`.
  const near =
    (lead.trim() === before.trim() ? undefined : cueBefore(lastSentence(before), rest, hit.isBare)) ??
    cueBefore(lastSentence(`${state.paragraph} ${lead}`), rest, hit.isBare);
  // `Original Work: Song (https://…)`: the field's name, where no nearer words say otherwise.
  const field = fieldOf(line);
  if (field && state.paragraph === '' && line.indexOf(hit.url.slice(0, 12)) > line.search(/[:：]/)) {
    const sign = cueOfLabel(keyWords(field.label));
    const isOther = near !== undefined && near.role !== sign?.role;
    const isContradicted = isOther && cueBefore(before.slice(Math.max(0, before.search(/[:：]/))), rest) !== undefined;
    if (sign && !isContradicted && !(sign.role === 'mentioned' && onlyReported(cueAfter(rest))))
      return { sign, isLabelled: true };
  }
  // The field above goes on here, wrapped; a heading speaks for the paragraph below it and for lists, not for later ones.
  const isWrapped = lead.trim() === '' && isUnfinished(state.paragraph);
  const heading = state.isLabel && state.headingAge <= 1 ? state.governor : undefined;
  // Below `Original work` a thing may be shown and shared and still be the original.
  if (near?.kind === 'weak' && heading?.role === 'mentioned') return { sign: heading, isLabelled: false };
  // `Track one <https://…>`: a title and where it leads, one of a list.
  const isItem = /<$/.test(before) && line.length < 300 && isCaption(lead.replace(/<$/, ''));
  const above = (isWrapped ? wrapped : undefined) ?? heading ?? (isItem ? state.governor : undefined);
  const behind = cueAfter(rest, hit.isBare);
  // `It can be found at https://… (original)`: a verb is less than a name.
  const own = near?.kind === 'weak' && behind?.role === 'mentioned' ? behind : (near ?? behind);
  const sign = own ?? cueOfSentenceBefore(`${state.paragraph} ${lead}`) ?? above;
  return { sign, isLabelled: false };
}

/** By a name of its own that says nothing: what is above the whole list counts, not its neighbours. */
function judgeNamed(state: Governing, label: string, behind: Sign | undefined): Judgement {
  const sign = behind ?? state.governor ?? state.heading;
  if (!behind && state.governor?.kind === 'quality') return { sign, isLabelled: false };
  if (isPlaceLabel(label)) return { sign, isLabelled: state.isLabel && !behind };
  return { sign: behind ?? onlyReported(sign), isLabelled: false };
}

function judge(state: Governing, place: Place): Judgement {
  const { line, hit, before, after, above } = place;
  const label = labelBefore(before);
  const field = hit.isBare ? fieldOf(line) : undefined;
  if ((field && isFileLabel(keyWords(field.label))) || TOOL.test(line)) return NAMED;
  const named =
    (state.columns ? columnOf(state.columns, line, hit.start) : undefined) ??
    (label === undefined ? undefined : cueOfHeading(label)) ??
    // The rest of the field above, wrapped: `(https://…)`.
    (/^\s*\($/.test(before) ? above : undefined) ??
    (label === undefined ? state.record : undefined);
  // `You can see it here: https://…` is no label.
  if (named) return { sign: named, isLabelled: named.role === 'reported' || !SAYS.test(label ?? '') };
  const behind = cueAfter(after.split(/[.;]\s/, 1)[0] ?? '');
  if (label !== undefined) {
    // Or a sentence whose last words came to stand on a line of their own.
    const isSentence = isRest(line) && state.paragraph !== '';
    return isSentence ? judgeProse(state, place) : judgeNamed(state, label, behind);
  }
  // A sentence that was wrapped just before it goes on behind it.
  const isInside =
    state.paragraph !== '' &&
    !/[:.!?]\s*$/.test(state.paragraph) &&
    (state.paragraph.length > 60 || /\p{L}+\s+\p{L}+/u.test(after) || isUnfinished(state.paragraph));
  if (!isBullet(before) || isInside) return judgeProse(state, place);
  if (behind) return { sign: behind, isLabelled: false };
  return { sign: state.list ?? state.governor, isLabelled: state.list !== undefined || state.isLabel };
}

interface Row {
  line: string;
  hits: readonly Hit[];
  /** The line below it: a sentence may end there. */
  below: string;
  isHtml: boolean;
}

function readHits(state: Governing, { line, hits, below, isHtml }: Row, out: Placed[]): void {
  const above = state.field;
  const field = fieldOf(line);
  noteField(state, field);
  // A field or a row says what it says without its neighbours.
  if ((field && !isRest(line)) || line.includes('\t')) state.paragraph = '';
  const isProse = !isBullet(line.slice(0, hits[0]!.start));
  // A list below a heading uses it up for the sentences after it; a sentence of its own does as well.
  if (!isProse || state.paragraph === '') state.headingAge += isProse ? 1 : 0.5;
  let end = 0;
  let lead = '';
  let judged: Judgement | undefined;
  for (const [index, hit] of hits.entries()) {
    const last = hits[index - 1];
    const isSamePlace = last?.start === hit.start;
    const before = line.slice(end, hit.start);
    let next = index + 1;
    while (hits[next]?.start === hit.start) next++;
    const isLast = hits[next] === undefined;
    const after = `${line.slice(hit.end, Math.min(hits[next]?.start ?? line.length, hit.end + LABEL_WINDOW))}${isLast ? ` ${below}` : ''}`;
    const isTarget = last !== undefined && !isSamePlace && /^\s*<$/.test(before);
    judged =
      (isSamePlace || isTarget) && judged
        ? judged
        : judge(state, { line, hit, before, after, lead: `${lead} ${before}`.trimStart(), above });
    const isAlone = (isBullet(before) && !(state.footer > 0 && hits.length > 1)) || line.includes('\t');
    out.push({
      ...hit,
      ...judged,
      isAlone,
      isFooter: state.footer > 0,
      isTarget: isTarget && last.host !== hit.host,
      isPicture: isHtml && isAlone && /(?:^|\t)\s*<$/.test(line.slice(0, hit.start)),
      line,
    });
    end = hit.end;
    if (!isSamePlace) lead = `${lead} ${before}${ADDRESS}`.slice(-LABEL_WINDOW);
  }
  const words = `${hits.map(({ start }, index) => line.slice(hits[index - 1]?.end ?? 0, start)).join(' ')}${line.slice(end)}`;
  const isBareLine = isBullet(words.replace(/[<>()[\]"',.;]/g, ''));
  if (judged?.isLabelled && !isBareLine && !line.includes('\t')) state.list = judged.sign;
  if (!isBareLine && !line.includes('\t')) addToParagraph(state, words);
}

function pieces(line: string): string[] {
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

/** The next line, where the sentence of this one is not finished. */
function goesOn(line: string, next: string): string {
  if (line.includes('\t') || !/\p{L}\s*$/u.test(line) || !/^\s*\p{Ll}/u.test(next)) return '';
  return next.slice(0, LABEL_WINDOW);
}

interface Options {
  isHtml: boolean;
  limit: number;
  /** Whose letter it is. */
  name?: string;
}

/** What each address of a text is, by the words before it, behind it and above it: one pass, from top to bottom. */
export function placeRoles(lines: readonly Line[], { isHtml, limit, name = '' }: Options): Placed[] {
  const out: Placed[] = [];
  const state = nothingGoverns();
  // Words are weighed only when an address follows, and only so many lines of them: a long text without any costs little.
  let waiting: string[] = [];
  const weigh = () => {
    for (const text of waiting.slice(-WORDS_ABOVE)) {
      countFooter(state, text);
      readWords(state, text);
      // At the head of a letter it is the letter's.
      if (out.length > 0) noteName(state, text, name);
    }
    waiting = [];
  };
  const all = lines.flatMap(({ text: line }) => pieces(line));
  for (const [at, text] of all.entries()) {
    if (out.length >= limit) break;
    const hits = scanLine(text);
    if (hits.length > 0) {
      weigh();
      countFooter(state, text);
      readHits(state, { line: text, hits, below: goesOn(text, all[at + 1] ?? ''), isHtml }, out);
    } else if (text.includes('\t')) state.columns = headerOf(text) ?? state.columns;
    else {
      if (text.trim() !== '') state.columns = undefined;
      waiting.push(text);
      if (waiting.length > 4 * WORDS_ABOVE) waiting = waiting.slice(-WORDS_ABOVE);
    }
  }
  return out;
}
