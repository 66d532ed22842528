import { spansIn } from '../lexicon/spans.ts';
import { keyWords } from '../text/key-lines.ts';
import { cueBefore, cueOfHeading, cueOfLabel, cueOfTitle, type Plainly, type Sign } from './cues.ts';
import {
  fieldOf,
  isCaption,
  isClosing,
  isHeading,
  isOpening,
  isPlaceLabel,
  isSentence,
  isSignatureMark,
  withoutBullet,
} from './line-shape.ts';
import type { Columns } from './table-columns.ts';

interface Prose {
  text: string;
  paragraph: string;
  heading: Sign | undefined;
}

/** What the lines above make of an address that says nothing of itself. */
export interface Governing {
  /** Of the last heading that said anything, and the paragraphs since. */
  heading: Sign | undefined;
  headingAge: number;
  /** Of the words that stand directly above. */
  governor: Sign | undefined;
  /** They are a heading or a label, and no sentence. */
  isLabel: boolean;
  /** Sentences since then: of many only the last that says something governs, so they are weighed when somebody asks. */
  prose: Prose[];
  /** Of a labelled address: for those that stand below it on lines of their own. */
  list: Plainly | undefined;
  /** Of a form's field that was filled in and may go on over lines, until the next one. */
  record: Sign | undefined;
  /** Of the field on the line before. */
  field: Sign | undefined;
  /** The words above ended in a colon. */
  isIntroduced: boolean;
  /** The line that opened the block. */
  opener: string;
  /** Numbers for what belongs together: lists, the rows below a label, tables, single places. */
  block: number;
  listBlock: number | undefined;
  table: number;
  single: number;
  /** `TITLE 2`, `"Low Tide" (2025)`: lists below captions of one kind are of one kind. */
  shape: string;
  paragraph: string;
  columns: Columns | undefined;
  /** Lines since the letter was closed; beyond some it is a letter again. */
  footer: number;
}

export const nothingGoverns = (): Governing => ({
  heading: undefined,
  headingAge: 0,
  governor: undefined,
  isLabel: false,
  prose: [],
  list: undefined,
  record: undefined,
  field: undefined,
  isIntroduced: false,
  opener: '',
  block: 1,
  listBlock: undefined,
  table: 1,
  single: -1_000_000,
  shape: '',
  paragraph: '',
  columns: undefined,
  footer: 0,
});

const FOOTER_LINES = 30;
const NAME_LINES = 8;
const PARAGRAPH_MAX = 800;
const SENTENCE_END = /[.!?;。！？](?=["”’)]?(?:\s|$))/gu;

/** The one that is not finished yet. */
export function lastSentence(text: string): string {
  const window = text.slice(-PARAGRAPH_MAX);
  const ends = [...window.matchAll(SENTENCE_END)];
  return window.slice((ends.at(-1)?.index ?? -1) + 1);
}

export function addToParagraph(state: Governing, text: string): void {
  state.paragraph = `${state.paragraph} ${text}`.slice(-PARAGRAPH_MAX);
}

/** `url_of_infringing_material`, and not the words of a person. */
const isFormKey = (label: string): boolean => /^[\w.-]+$/.test(label) && label.includes('_');

export function noteField(state: Governing, field: { label: string } | undefined): void {
  state.field = field ? cueOfLabel(keyWords(field.label)) : undefined;
  if (field) state.record = isFormKey(field.label) ? state.field : undefined;
}

/** Somebody's own name on a line closes a letter as well as a greeting does. */
export function noteName(state: Governing, text: string, name: string): void {
  const isName = name.includes(' ') && text.trim().toLowerCase().replace(/[,.]$/, '') === name;
  if (isName && state.footer === 0) state.footer = FOOTER_LINES - NAME_LINES;
}

export function countFooter(state: Governing, text: string): void {
  if (state.footer > 0 && text.trim() !== '' && ++state.footer > FOOTER_LINES) state.footer = 0;
}

function govern(state: Governing, sign: Sign | undefined, isLabel: boolean): void {
  state.governor = sign;
  state.isLabel = isLabel;
  state.prose.length = 0;
}

/** A sentence that ends in a colon calls nothing an original; a title does. */
function readHeading(state: Governing, text: string, isLabel: boolean): void {
  const sentences = isLabel ? withoutBullet(text).split(/(?<=[.?!])\s+/) : [lastSentence(state.paragraph)];
  const signs = sentences.map(cueOfHeading);
  // A question says first what it asks for, and then how to answer it; sentences come to it at their end.
  const isQuestion = /[?？]/.test(text);
  const role = isQuestion
    ? signs.find(Boolean)
    : (signs.findLast((sign) => sign?.kind === 'strong') ?? signs.findLast(Boolean));
  if (role) {
    if (state.footer > 0 && role.role === 'reported') state.footer = 0;
    state.heading = role;
    state.headingAge = 0;
    govern(state, role, role.role === 'reported' || isQuestion || opensMine(state) || (isLabel && !isSentence(text)));
  } else if (isQuestion) govern(state, undefined, false);
  else if (isPlaceLabel(text)) {
    // `LOCATIONS` below `WORKS` opens a part of its own.
    const heading = text.trim().split(/\s+/).length <= 3 ? onlyReported(state.heading) : state.heading;
    govern(state, heading, heading !== undefined);
  }
}

/** A sentence. What is complained of it may say anywhere; to something beside that it leads only where it leaves off. */
function weighProse(state: Governing, { text, paragraph, heading }: Prose): boolean {
  const isClosed = /[.!?。！？]["”’)]?\s*$/u.test(text);
  const sentence = lastSentence(paragraph.trimEnd().replace(/[.!?:;]{1,5}$/, ''));
  // `Our works`, `Theirs`: a title, though nothing marks it as one.
  const last = cueBefore(sentence) ?? (isCaption(text) ? (cueOfTitle(text) ?? ownTitle(text)) : undefined);
  const isLeft = last?.role === 'mentioned' && isClosed && !spansIn(sentence).has('leads');
  const role = isLeft ? undefined : (last ?? onlyReported(cueBefore(paragraph)));
  // `Address of the material to be removed`: a form's question, without a colon.
  const isAsked = isCaption(text) && text.trim() === paragraph.trim() && cueOfLabel(text)?.kind === 'strong';
  if (role) govern(state, role, isAsked && role.kind === 'strong');
  else if (!isCaption(text)) govern(state, heading, heading !== undefined);
  return role !== undefined || !isCaption(text);
}

/** From here on `governor` is what the lines above say. */
export function weighAbove(state: Governing): void {
  let last = state.prose.pop();
  while (last && !weighProse(state, last)) last = state.prose.pop();
}

/** `Ours, leave alone`: a caption that begins with what is one's own, and is no sentence. */
const ownTitle = (text: string): Sign | undefined =>
  text.length <= 40 && beginsMine(text) && !isSentence(text) ? { role: 'mentioned', kind: 'source' } : undefined;
/** The block begins with what is one's own: `Our copy is hosted here:`. */
export const opensMine = ({ opener }: Governing): boolean => beginsMine(opener);
const beginsMine = (text: string): boolean =>
  spansIn(text)
    .of('mine')
    .some(({ from }) => from === 0);

export const onlyReported = (sign: Sign | undefined): Sign | undefined =>
  sign?.role === 'reported' ? sign : undefined;

/** The name of an item does not end the list that it stands in. */
function openBlock(state: Governing, text: string): void {
  const isColon = /[:：】\]]\s*[*_]*$/u.test(text);
  if (isCaption(text) && !isColon && !isClosing(text) && state.paragraph === '' && !cueOfHeading(text)) return;
  state.block++;
  state.isIntroduced = isColon;
  state.opener = text;
}

const NUMBERED = /^[\s=*#>•[(-]*(\p{L}[\p{L} ]{1,30}?)\s*(?:#|no\.?|nr\.?)?\s*\d{1,4}(?!\p{L})/u;
const QUOTED = /^[\s=*#>•-]*(?:\d{1,3}[.)]\s*)?["“«„「『《][^"”»“」』》]{2,120}["”»“」』》][^.!?]{0,80}$/u;

/** Captions that number or name works, and say nothing else. */
function noteShape(state: Governing, text: string): void {
  const [, word] = NUMBERED.exec(text) ?? [];
  const shape = word && text.length < 140 ? word.toLowerCase() : QUOTED.test(text) ? 'quoted' : state.shape;
  if (shape !== '') state.shape = cueOfHeading(text) ? '' : shape;
}

/** A line without an address: it may govern those that follow. */
export function readWords(state: Governing, text: string): void {
  if (text.trim() === '') {
    state.paragraph = '';
    state.record = undefined;
    state.field = undefined;
    return;
  }
  state.list = undefined;
  state.listBlock = undefined;
  // A line drawn across the page ends what stands above it.
  if (/^[\s\-=_*~#–—]{4,}$/.test(text)) {
    state.paragraph = '';
    state.record = undefined;
    state.field = undefined;
    weighAbove(state);
    if (state.governor?.role === 'mentioned') govern(state, onlyReported(state.heading), state.heading !== undefined);
    return;
  }
  openBlock(state, text);
  noteShape(state, text);
  if (isClosing(text) || isSignatureMark(text)) {
    state.footer = 1;
    state.shape = '';
    state.heading = undefined;
    govern(state, undefined, false);
    state.paragraph = '';
    return;
  }
  if (state.footer > 0 && isOpening(text)) state.footer = 0;
  const isNew = state.paragraph === '';
  if (isNew) state.headingAge++;
  addToParagraph(state, text);
  const field = fieldOf(text);
  noteField(state, field);
  // A field that is filled in says nothing of the next line, unless a program wrote it.
  if (field && field.value !== '' && isNew && !/[:：]\s*$/u.test(text) && text.length < 140) return;
  // A label of its own below other fields, or the last line of a sentence that was wrapped.
  const isLabel = isNew || (field?.value === '' && /^\P{Ll}/u.test(withoutBullet(text)));
  if (isHeading(text)) readHeading(state, text, isLabel);
  else state.prose.push({ text, paragraph: state.paragraph, heading: state.heading });
}
