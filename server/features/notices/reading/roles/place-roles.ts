import type { Hit } from '../links/scan-line.ts';
import { scanLine } from '../links/scan-line.ts';
import { keyWords } from '../text/key-lines.ts';
import type { Line } from '../text/lines.ts';
import { cueAfter, cueBefore, cueOfLabel, type Role } from './cues.ts';
import {
  fieldOf,
  isBullet,
  isCaption,
  isClosing,
  isHeading,
  isPlaceLabel,
  isSignatureMark,
  withoutBullet,
} from './line-shape.ts';
import { type Columns, columnOf, headerOf } from './table-columns.ts';

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

interface State {
  /** Of the last heading that said anything. */
  heading: Role | undefined;
  /** Of what governs a bare address here. */
  governor: Role | undefined;
  governorIsLabel: boolean;
  /** Of a form's field that was filled in and may go on over lines, until the next one. */
  record: Role | undefined;
  paragraph: string;
  columns: Columns | undefined;
  /** Lines since the letter was closed; beyond some it is a letter again. */
  footer: number;
}

const FOOTER_LINES = 30;
const WORDS_ABOVE = 150;
const PARAGRAPH_MAX = 800;
const LABEL_WINDOW = 400;
/** A longer line is a text of its own: it is cut at its blanks. */
const LINE_MAX = 20_000;

const SENTENCE_END = /[.!?;。！？](?=["”’)]?(?:\s|$))/gu;

/** The one that is not finished yet. */
function lastSentence(text: string): string {
  const window = text.slice(-PARAGRAPH_MAX);
  const ends = [...window.matchAll(SENTENCE_END)];
  return window.slice((ends.at(-1)?.index ?? -1) + 1);
}

function addToParagraph(state: State, text: string): void {
  state.paragraph = `${state.paragraph} ${text}`.slice(-PARAGRAPH_MAX);
}

function govern(state: State, role: Role | undefined, isLabel: boolean): void {
  state.governor = role;
  state.governorIsLabel = isLabel;
}

/** A line without an address: it may govern those that follow. */
function readWords(state: State, text: string): void {
  if (text.trim() === '') {
    state.paragraph = '';
    state.record = undefined;
    return;
  }
  if (isClosing(text) || isSignatureMark(text)) {
    state.footer = 1;
    state.heading = undefined;
    govern(state, undefined, false);
    state.paragraph = '';
    return;
  }
  const isNew = state.paragraph === '';
  addToParagraph(state, text);
  const field = fieldOf(text);
  if (field) state.record = isFormKey(field.label) ? cueOfLabel(keyWords(field.label)) : undefined;
  // A field that is filled in says nothing of the next line, unless a program wrote it.
  if (field && field.value !== '' && isNew && !/[:：]\s*$/u.test(text) && text.length < 140) return;
  if (isHeading(text)) {
    const role = cueOfLabel(withoutBullet(isNew ? text : lastSentence(state.paragraph)));
    if (role) {
      if (state.footer > 0 && role === 'reported') state.footer = 0;
      state.heading = role;
      govern(state, role, true);
    } else if (isPlaceLabel(text)) govern(state, state.heading, state.heading !== undefined);
    return;
  }
  const role =
    cueBefore(lastSentence(state.paragraph.trimEnd().replace(/[.!?:;]+$/, ''))) ?? cueBefore(state.paragraph);
  if (role) govern(state, role, false);
  else if (!isCaption(text)) govern(state, state.heading, state.heading !== undefined);
}

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

interface Judgement {
  role: Role | undefined;
  isLabelled: boolean;
}

function judge(state: State, line: string, hit: Hit, before: string, after: string): Judgement {
  const column = state.columns ? columnOf(state.columns, line, hit.start) : undefined;
  if (column) return { role: column, isLabelled: true };
  const label = labelBefore(before);
  const labelRole = label === undefined ? undefined : cueOfLabel(label);
  if (labelRole) return { role: labelRole, isLabelled: true };
  const isAlone = isBullet(before) || (label !== undefined && isPlaceLabel(label));
  const behind = cueAfter(after.split(/[.;]\s/, 1)[0] ?? '');
  if (state.record && label === undefined) return { role: state.record, isLabelled: true };
  if (isAlone) {
    if (behind) return { role: behind, isLabelled: false };
    return { role: state.governor, isLabelled: state.governorIsLabel };
  }
  // `Original Work: Song (https://…)`: the field's name, where no nearer words say otherwise.
  const field = fieldOf(line);
  const isInField =
    field !== undefined && state.paragraph === '' && line.indexOf(hit.url.slice(0, 12)) > line.search(/[:：]/);
  const sentence = lastSentence(`${state.paragraph} ${before}`);
  const near = cueBefore(sentence);
  if (isInField) {
    const role = cueOfLabel(keyWords(field.label));
    if (role && !(near && near !== role && cueBefore(before.slice(before.search(/[:：]/)))))
      return { role, isLabelled: true };
  }
  const role = near ?? behind ?? cueBefore(`${state.paragraph} ${before}`) ?? state.governor;
  return { role, isLabelled: false };
}

/** `url_of_infringing_material`, and not the words of a person. */
const isFormKey = (label: string): boolean => /^[\w.-]+$/.test(label) && label.includes('_');

function readHits(state: State, line: string, hits: readonly Hit[], isHtml: boolean, out: Placed[]): void {
  const field = fieldOf(line);
  if (field) state.record = isFormKey(field.label) ? cueOfLabel(keyWords(field.label)) : undefined;
  let end = 0;
  let judged: (Judgement & { start: number }) | undefined;
  for (const [index, hit] of hits.entries()) {
    const last = hits[index - 1];
    const isSamePlace = last?.start === hit.start;
    const before = line.slice(end, hit.start);
    let next = index + 1;
    while (hits[next]?.start === hit.start) next++;
    const after = line.slice(hit.end, Math.min(hits[next]?.start ?? line.length, hit.end + LABEL_WINDOW));
    const isTarget = last !== undefined && !isSamePlace && /^\s*<$/.test(before);
    const judgement = (isSamePlace || isTarget) && judged ? judged : judge(state, line, hit, before, after);
    judged = { ...judgement, start: hit.start };
    const isAlone = isBullet(before) || line.includes('\t');
    out.push({
      ...hit,
      role: judgement.role,
      isLabelled: judgement.isLabelled,
      isAlone,
      isFooter: state.footer > 0,
      isTarget: isTarget && last.host !== hit.host,
      isPicture: isHtml && line.trim().startsWith('<') && isAlone,
      line,
    });
    end = hit.end;
  }
  const words =
    hits.map(({ start }, index) => line.slice(hits[index - 1]?.end ?? 0, start)).join(' ') + line.slice(end);
  const isBareLine = isBullet(words.replace(/[<>()[\]"',.;]/g, ''));
  if (judged?.isLabelled && !line.includes('\t')) govern(state, judged.role, true);
  if (!isBareLine) addToParagraph(state, words);
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
  const state: State = {
    heading: undefined,
    governor: undefined,
    governorIsLabel: false,
    record: undefined,
    paragraph: '',
    columns: undefined,
    footer: 0,
  };
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

function countFooter(state: State, text: string): void {
  if (state.footer > 0 && text.trim() !== '' && ++state.footer > FOOTER_LINES) state.footer = 0;
}
