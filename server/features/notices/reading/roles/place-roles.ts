import { type Hit, scanLine } from '../links/scan-line.ts';
import { keyWords } from '../text/key-lines.ts';
import type { Line } from '../text/lines.ts';
import { cueAfter, cueBefore, cueOfLabel, type Role } from './cues.ts';
import {
  addToParagraph,
  countFooter,
  type Governing,
  lastSentence,
  noteField,
  nothingGoverns,
  onlyReported,
  readWords,
} from './governing.ts';
import { fieldOf, isBullet, isPlaceLabel, withoutBullet } from './line-shape.ts';
import { columnOf, headerOf } from './table-columns.ts';

/** An address in its place: what the words around it make of it. */
export interface Placed extends Hit {
  /** Undefined is a doubt. */
  role: Role | undefined;
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

interface Judgement {
  role: Role | undefined;
  isLabelled: boolean;
}

interface Place {
  line: string;
  hit: Hit;
  /** The words since the address before it, and up to the next one. */
  before: string;
  after: string;
  /** Of the field on the line above. */
  above: Role | undefined;
}

/** In a sentence: its own words; those before it only where they complain. */
function judgeProse(state: Governing, { line, hit, before, after }: Place): Judgement {
  const rest = after.split(/[.;]\s/, 1)[0] ?? '';
  const near = cueBefore(lastSentence(`${state.paragraph} ${before}`), rest);
  // `Original Work: Song (https://…)`: the field's name, where no nearer words say otherwise.
  const field = fieldOf(line);
  if (field && state.paragraph === '' && line.indexOf(hit.url.slice(0, 12)) > line.search(/[:：]/)) {
    const role = cueOfLabel(keyWords(field.label));
    const isContradicted = near && near !== role && cueBefore(before.slice(before.search(/[:：]/)), rest);
    if (role && !isContradicted) return { role, isLabelled: true };
  }
  const isUnderHeading = state.isLabel && (state.governor === 'reported' || state.headingAge <= 1);
  const above = isUnderHeading ? state.governor : onlyReported(state.governor);
  const role = near ?? cueAfter(rest) ?? onlyReported(cueBefore(`${state.paragraph} ${before}`)) ?? above;
  return { role, isLabelled: false };
}

function judge(state: Governing, place: Place): Judgement {
  const { line, hit, before, after, above } = place;
  const column = state.columns ? columnOf(state.columns, line, hit.start) : undefined;
  if (column) return { role: column, isLabelled: true };
  const label = labelBefore(before);
  const labelRole = label === undefined ? undefined : cueOfLabel(label);
  if (labelRole) return { role: labelRole, isLabelled: true };
  // The rest of the field above, wrapped: `(https://…)`.
  if (above && /^\s*\($/.test(before)) return { role: above, isLabelled: true };
  if (state.record && label === undefined) return { role: state.record, isLabelled: true };
  const behind = cueAfter(after.split(/[.;]\s/, 1)[0] ?? '');
  // A sentence whose last words came to stand on a line of their own.
  if (label !== undefined && isRest(line) && state.paragraph !== '') return judgeProse(state, place);
  if (label !== undefined) {
    // It has a name of its own that says nothing: what is above the whole list counts, not its neighbours.
    const role = behind ?? state.governor ?? state.heading;
    return isPlaceLabel(label)
      ? { role, isLabelled: state.isLabel && !behind }
      : { role: behind ?? onlyReported(role), isLabelled: false };
  }
  if (!isBullet(before)) return judgeProse(state, place);
  if (behind) return { role: behind, isLabelled: false };
  return { role: state.list ?? state.governor, isLabelled: state.list !== undefined || state.isLabel };
}

function readHits(state: Governing, line: string, hits: readonly Hit[], isHtml: boolean, out: Placed[]): void {
  const above = state.field;
  const field = fieldOf(line);
  noteField(state, field);
  // A field or a row says what it says without its neighbours.
  if ((field && !isRest(line)) || line.includes('\t')) state.paragraph = '';
  let end = 0;
  let judged: Judgement | undefined;
  for (const [index, hit] of hits.entries()) {
    const last = hits[index - 1];
    const isSamePlace = last?.start === hit.start;
    const before = line.slice(end, hit.start);
    let next = index + 1;
    while (hits[next]?.start === hit.start) next++;
    const after = line.slice(hit.end, Math.min(hits[next]?.start ?? line.length, hit.end + LABEL_WINDOW));
    const isTarget = last !== undefined && !isSamePlace && /^\s*<$/.test(before);
    judged = (isSamePlace || isTarget) && judged ? judged : judge(state, { line, hit, before, after, above });
    const isAlone = (isBullet(before) && !(state.footer > 0 && hits.length > 1)) || line.includes('\t');
    out.push({
      ...hit,
      ...judged,
      isAlone,
      isFooter: state.footer > 0,
      isTarget: isTarget && last.host !== hit.host,
      isPicture: isHtml && line.trim().startsWith('<') && isAlone,
      line,
    });
    end = hit.end;
  }
  const words = `${hits.map(({ start }, index) => line.slice(hits[index - 1]?.end ?? 0, start)).join(' ')}${line.slice(end)}`;
  const isBareLine = isBullet(words.replace(/[<>()[\]"',.;]/g, ''));
  if (judged?.isLabelled && !isBareLine && !line.includes('\t')) state.list = judged.role;
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

/** What each address of a text is, by the words before it, behind it and above it: one pass, from top to bottom. */
export function placeRoles(lines: readonly Line[], { isHtml, limit }: { isHtml: boolean; limit: number }): Placed[] {
  const out: Placed[] = [];
  const state = nothingGoverns();
  // Words are weighed only when an address follows, and only so many lines of them: a long text without any costs little.
  let waiting: string[] = [];
  const weigh = () => {
    for (const text of waiting.slice(-WORDS_ABOVE)) {
      countFooter(state, text);
      readWords(state, text);
    }
    waiting = [];
  };
  for (const text of lines.flatMap(({ text: line }) => pieces(line))) {
    if (out.length >= limit) break;
    const hits = scanLine(text);
    if (hits.length > 0) {
      weigh();
      countFooter(state, text);
      readHits(state, text, hits, isHtml, out);
    } else if (text.includes('\t')) state.columns = headerOf(text) ?? state.columns;
    else {
      if (text.trim() !== '') state.columns = undefined;
      waiting.push(text);
      if (waiting.length > 4 * WORDS_ABOVE) waiting = waiting.slice(-WORDS_ABOVE);
    }
  }
  return out;
}
