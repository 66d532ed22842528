import { spansIn } from '../lexicon/spans.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import { type Cue, cueBefore, cueOfHeading, cueOfLabel, cueOfTitle, type ExplicitEvidence } from './cues.ts';
import {
  fieldOf,
  isCaption,
  isClosing,
  isHeading,
  isLocationLabel,
  isOpening,
  isSentence,
  isSignatureMark,
  withoutBullet,
} from './line-shape.ts';
import type { Columns } from './table-columns.ts';

interface Prose {
  text: string;
  paragraph: string;
  heading: Cue | undefined;
}

/** What the lines above make of an address that says nothing of itself. */
export interface LineContext {
  /** Of the last heading that said anything, and the paragraphs since. */
  heading: Cue | undefined;
  headingAge: number;
  /** Of the words that stand directly above. */
  aboveCue: Cue | undefined;
  /** They are a heading or a label, and no sentence. */
  isAboveLabel: boolean;
  /** Sentences since then: of many only the last that says something governs, so they are weighed when somebody asks. */
  prose: Prose[];
  /** Of a labelled address: for those that stand below it on lines of their own. */
  list: ExplicitEvidence | undefined;
  /** Of a form's field that was filled in and may go on over lines, until the next one. */
  record: Cue | undefined;
  /** Of the field on the line before. */
  field: Cue | undefined;
  /** The words above ended in a colon. */
  isIntroduced: boolean;
  /** The line that opened the block. */
  blockOpener: string;
  /** Numbers for what belongs together: lists, the rows below a label, tables, single places. */
  block: number;
  listBlock: number | undefined;
  table: number;
  lastSingleBlock: number;
  /** `TITLE 2`, `"Low Tide" (2025)`: lists below captions of one kind are of one kind. */
  captionPattern: string;
  paragraph: string;
  columns: Columns | undefined;
  /** Lines since the letter was closed; beyond some it is a letter again. */
  footer: number;
}

export const emptyContext = (): LineContext => ({
  heading: undefined,
  headingAge: 0,
  aboveCue: undefined,
  isAboveLabel: false,
  prose: [],
  list: undefined,
  record: undefined,
  field: undefined,
  isIntroduced: false,
  blockOpener: '',
  block: 1,
  listBlock: undefined,
  table: 1,
  lastSingleBlock: -1_000_000,
  captionPattern: '',
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

export function addToParagraph(context: LineContext, text: string): void {
  context.paragraph = `${context.paragraph} ${text}`.slice(-PARAGRAPH_MAX);
}

/** `url_of_infringing_material`, and not the words of a person. */
const isFormKey = (label: string): boolean => /^[\w.-]+$/.test(label) && label.includes('_');

export function trackField(context: LineContext, field: { label: string } | undefined): void {
  context.field = field ? cueOfLabel(keyToWords(field.label)) : undefined;
  if (field) context.record = isFormKey(field.label) ? context.field : undefined;
}

/** Somebody's own name on a line closes a letter as well as a greeting does. */
export function trackSenderName(context: LineContext, text: string, name: string): void {
  const isName = name.includes(' ') && text.trim().toLowerCase().replace(/[,.]$/, '') === name;
  if (isName && context.footer === 0) context.footer = FOOTER_LINES - NAME_LINES;
}

export function trackFooter(context: LineContext, text: string): void {
  if (context.footer > 0 && text.trim() !== '' && ++context.footer > FOOTER_LINES) context.footer = 0;
}

function setAbove(context: LineContext, cue: Cue | undefined, isAboveLabel: boolean): void {
  context.aboveCue = cue;
  context.isAboveLabel = isAboveLabel;
  context.prose.length = 0;
}

/** A sentence that ends in a colon calls nothing an original; a title does. */
function readHeading(context: LineContext, text: string, isAboveLabel: boolean): void {
  const sentences = isAboveLabel ? withoutBullet(text).split(/(?<=[.?!])\s+/) : [lastSentence(context.paragraph)];
  const cues = sentences.map(cueOfHeading);
  // A question says first what it asks for, and then how to answer it; sentences come to it at their end.
  const isQuestion = /[?？]/.test(text);
  const role = isQuestion
    ? cues.find(Boolean)
    : (cues.findLast((cue) => cue?.kind === 'strong') ?? cues.findLast(Boolean));
  if (role) {
    if (context.footer > 0 && role.role === 'reported') context.footer = 0;
    context.heading = role;
    context.headingAge = 0;
    setAbove(
      context,
      role,
      role.role === 'reported' || isQuestion || opensWithOwn(context) || (isAboveLabel && !isSentence(text)),
    );
  } else if (isQuestion) setAbove(context, undefined, false);
  else if (isLocationLabel(text)) {
    // `LOCATIONS` below `WORKS` opens a part of its own.
    const heading = text.trim().split(/\s+/).length <= 3 ? onlyReported(context.heading) : context.heading;
    setAbove(context, heading, heading !== undefined);
  }
}

/** A sentence. What is complained of it may say anywhere; to something beside that it leads only where it leaves off. */
function resolveProse(context: LineContext, { text, paragraph, heading }: Prose): boolean {
  const isClosed = /[.!?。！？]["”’)]?\s*$/u.test(text);
  const sentence = lastSentence(paragraph.trimEnd().replace(/[.!?:;]{1,5}$/, ''));
  // `Our works`, `Theirs`: a title, though nothing marks it as one.
  const last = cueBefore(sentence) ?? (isCaption(text) ? (cueOfTitle(text) ?? ownCaptionCue(text)) : undefined);
  const isLeft = last?.role === 'mentioned' && isClosed && !spansIn(sentence).has('introduces');
  const role = isLeft ? undefined : (last ?? onlyReported(cueBefore(paragraph)));
  // `Address of the material to be removed`: a form's question, without a colon.
  const isAsked = isCaption(text) && text.trim() === paragraph.trim() && cueOfLabel(text)?.kind === 'strong';
  if (role) setAbove(context, role, isAsked && role.kind === 'strong');
  else if (!isCaption(text)) setAbove(context, heading, heading !== undefined);
  return role !== undefined || !isCaption(text);
}

/** From here on `governor` is what the lines above say. */
export function resolveAbove(context: LineContext): void {
  let last = context.prose.pop();
  while (last && !resolveProse(context, last)) last = context.prose.pop();
}

/** `Ours, leave alone`: a caption that begins with what is one's own, and is no sentence. */
const ownCaptionCue = (text: string): Cue | undefined =>
  text.length <= 40 && startsWithOwn(text) && !isSentence(text) ? { role: 'mentioned', kind: 'source' } : undefined;
/** The block begins with what is one's own: `Our copy is hosted here:`. */
export const opensWithOwn = ({ blockOpener }: LineContext): boolean => startsWithOwn(blockOpener);
const startsWithOwn = (text: string): boolean =>
  spansIn(text)
    .of('firstPerson')
    .some(({ from }) => from === 0);

export const onlyReported = (cue: Cue | undefined): Cue | undefined => (cue?.role === 'reported' ? cue : undefined);

/** The name of an item does not end the list that it stands in. */
function openBlock(context: LineContext, text: string): void {
  const isColon = /[:：】\]]\s*[*_]*$/u.test(text);
  if (isCaption(text) && !isColon && !isClosing(text) && context.paragraph === '' && !cueOfHeading(text)) return;
  context.block++;
  context.isIntroduced = isColon;
  context.blockOpener = text;
}

const NUMBERED = /^[\s=*#>•[(-]*(\p{L}[\p{L} ]{1,30}?)\s*(?:#|no\.?|nr\.?)?\s*\d{1,4}(?!\p{L})/u;
const QUOTED = /^[\s=*#>•-]*(?:\d{1,3}[.)]\s*)?["“«„「『《][^"”»“」』》]{2,120}["”»“」』》][^.!?]{0,80}$/u;

/** Captions that number or name works, and say nothing else. */
function trackCaptionPattern(context: LineContext, text: string): void {
  const [, word] = NUMBERED.exec(text) ?? [];
  const captionPattern =
    word && text.length < 140 ? word.toLowerCase() : QUOTED.test(text) ? 'quoted' : context.captionPattern;
  if (captionPattern !== '') context.captionPattern = cueOfHeading(text) ? '' : captionPattern;
}

/** A line without an address: it may govern those that follow. */
export function addTextLine(context: LineContext, text: string): void {
  if (text.trim() === '') {
    context.paragraph = '';
    context.record = undefined;
    context.field = undefined;
    return;
  }
  context.list = undefined;
  context.listBlock = undefined;
  // A line drawn across the page ends what stands above it.
  if (/^[\s\-=_*~#–—]{4,}$/.test(text)) {
    context.paragraph = '';
    context.record = undefined;
    context.field = undefined;
    resolveAbove(context);
    if (context.aboveCue?.role === 'mentioned')
      setAbove(context, onlyReported(context.heading), context.heading !== undefined);
    return;
  }
  openBlock(context, text);
  trackCaptionPattern(context, text);
  if (isClosing(text) || isSignatureMark(text)) {
    context.footer = 1;
    context.captionPattern = '';
    context.heading = undefined;
    setAbove(context, undefined, false);
    context.paragraph = '';
    return;
  }
  if (context.footer > 0 && isOpening(text)) context.footer = 0;
  const isNew = context.paragraph === '';
  if (isNew) context.headingAge++;
  addToParagraph(context, text);
  const field = fieldOf(text);
  trackField(context, field);
  // A field that is filled in says nothing of the next line, unless a program wrote it.
  if (field && field.value !== '' && isNew && !/[:：]\s*$/u.test(text) && text.length < 140) return;
  // A label of its own below other fields, or the last line of a sentence that was wrapped.
  const isAboveLabel = isNew || (field?.value === '' && /^\P{Ll}/u.test(withoutBullet(text)));
  if (isHeading(text)) readHeading(context, text, isAboveLabel);
  else context.prose.push({ text, paragraph: context.paragraph, heading: context.heading });
}
