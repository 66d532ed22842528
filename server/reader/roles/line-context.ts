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

/** Parser state: what the lines above say about a URL that has no label of its own. */
export interface LineContext {
  /** Cue of the last heading that had one. */
  heading: Cue | undefined;
  headingAge: number;
  /** Cue of the text directly above. */
  aboveCue: Cue | undefined;
  /** The text directly above is a heading or a label, not a sentence. */
  isAboveLabel: boolean;
  /** Sentences since then, resolved lazily: only the last one with a cue counts. */
  prose: Prose[];
  /** Evidence of a labeled URL, inherited by the URLs on the lines below it. */
  list: ExplicitEvidence | undefined;
  /** Cue of a form field whose value may span several lines. */
  record: Cue | undefined;
  /** Cue of the field on the previous line. */
  field: Cue | undefined;
  /** The text above ended in a colon. */
  isIntroduced: boolean;
  /** First line of the block. */
  blockOpener: string;
  /** Group numbers of lists, rows below a label, tables and single URLs. */
  block: number;
  listBlock: number | undefined;
  table: number;
  lastSingleBlock: number;
  /** Pattern of captions such as `TITLE 2` or `"Low Tide" (2025)`; lists below similar captions form one group. */
  captionPattern: string;
  paragraph: string;
  columns: Columns | undefined;
  /** Lines since the closing; after FOOTER_LINES the footer is over. */
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

/** The last, unfinished sentence. */
export function lastSentence(text: string): string {
  const window = text.slice(-PARAGRAPH_MAX);
  const ends = [...window.matchAll(SENTENCE_END)];
  return window.slice((ends.at(-1)?.index ?? -1) + 1);
}

export function addToParagraph(context: LineContext, text: string): void {
  context.paragraph = `${context.paragraph} ${text}`.slice(-PARAGRAPH_MAX);
}

/** A key that a program wrote: `url_of_infringing_material`. */
const isFormKey = (label: string): boolean => /^[\w.-]+$/.test(label) && label.includes('_');

export function trackField(context: LineContext, field: { label: string } | undefined): void {
  context.field = field ? cueOfLabel(keyToWords(field.label)) : undefined;
  if (field) context.record = isFormKey(field.label) ? context.field : undefined;
}

/** A line that is the sender's name starts the footer, like a closing. */
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

/** Applies the cue of a heading, or of a sentence that ends in a colon. */
function readHeading(context: LineContext, text: string, isAboveLabel: boolean): void {
  const sentences = isAboveLabel ? withoutBullet(text).split(/(?<=[.?!])\s+/) : [lastSentence(context.paragraph)];
  const cues = sentences.map(cueOfHeading);
  // The first cue of a question counts (the rest explains how to answer), and the last cue of other sentences.
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
    // `LOCATIONS` below `WORKS` starts a new section.
    const heading = text.trim().split(/\s+/).length <= 3 ? onlyReported(context.heading) : context.heading;
    setAbove(context, heading, heading !== undefined);
  }
}

/** Applies the cue of a sentence: a reporting cue anywhere in it, any other cue only at its end. */
function resolveProse(context: LineContext, { text, paragraph, heading }: Prose): boolean {
  const isClosed = /[.!?。！？]["”’)]?\s*$/u.test(text);
  const sentence = lastSentence(paragraph.trimEnd().replace(/[.!?:;]{1,5}$/, ''));
  // `Our works`, `Theirs`: headings without markup.
  const last = cueBefore(sentence) ?? (isCaption(text) ? (cueOfTitle(text) ?? ownCaptionCue(text)) : undefined);
  const isLeft = last?.role === 'mentioned' && isClosed && !spansIn(sentence).has('introduces');
  const role = isLeft ? undefined : (last ?? onlyReported(cueBefore(paragraph)));
  // `Address of the material to be removed`: a form question without a colon.
  const isAsked = isCaption(text) && text.trim() === paragraph.trim() && cueOfLabel(text)?.kind === 'strong';
  if (role) setAbove(context, role, isAsked && role.kind === 'strong');
  else if (!isCaption(text)) setAbove(context, heading, heading !== undefined);
  return role !== undefined || !isCaption(text);
}

/** Resolves pending sentences, so that `aboveCue` is up to date. */
export function resolveAbove(context: LineContext): void {
  let last = context.prose.pop();
  while (last && !resolveProse(context, last)) last = context.prose.pop();
}

/** `Ours, leave alone`: a caption that starts with a first-person pronoun and is not a sentence. */
const ownCaptionCue = (text: string): Cue | undefined =>
  text.length <= 40 && startsWithOwn(text) && !isSentence(text) ? { role: 'mentioned', kind: 'source' } : undefined;
/** The block starts with a first-person pronoun: `Our copy is hosted here:`. */
export const opensWithOwn = ({ blockOpener }: LineContext): boolean => startsWithOwn(blockOpener);
const startsWithOwn = (text: string): boolean =>
  spansIn(text)
    .of('firstPerson')
    .some(({ from }) => from === 0);

export const onlyReported = (cue: Cue | undefined): Cue | undefined => (cue?.role === 'reported' ? cue : undefined);

/** Starts a new group, except at the caption of a list item. */
function openBlock(context: LineContext, text: string): void {
  const isColon = /[:：】\]]\s*[*_]*$/u.test(text);
  if (isCaption(text) && !isColon && !isClosing(text) && context.paragraph === '' && !cueOfHeading(text)) return;
  context.block++;
  context.isIntroduced = isColon;
  context.blockOpener = text;
}

const NUMBERED = /^[\s=*#>•[(-]*(\p{L}[\p{L} ]{1,30}?)\s*(?:#|no\.?|nr\.?)?\s*\d{1,4}(?!\p{L})/u;
const QUOTED = /^[\s=*#>•-]*(?:\d{1,3}[.)]\s*)?["“«„「『《][^"”»“」』》]{2,120}["”»“」』》][^.!?]{0,80}$/u;

/** Tracks captions that only number or name works. */
function trackCaptionPattern(context: LineContext, text: string): void {
  const [, word] = NUMBERED.exec(text) ?? [];
  const captionPattern =
    word && text.length < 140 ? word.toLowerCase() : QUOTED.test(text) ? 'quoted' : context.captionPattern;
  if (captionPattern !== '') context.captionPattern = cueOfHeading(text) ? '' : captionPattern;
}

/** Adds a line without a URL, which may apply to the URLs below it. */
export function addTextLine(context: LineContext, text: string): void {
  if (text.trim() === '') {
    context.paragraph = '';
    context.record = undefined;
    context.field = undefined;
    return;
  }
  context.list = undefined;
  context.listBlock = undefined;
  // A horizontal rule ends the section above it.
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
  // A field with a value does not apply to the next line.
  if (field && field.value !== '' && isNew && !/[:：]\s*$/u.test(text) && text.length < 140) return;
  // A label below other fields, not the last line of a wrapped sentence.
  const isAboveLabel = isNew || (field?.value === '' && /^\P{Ll}/u.test(withoutBullet(text)));
  if (isHeading(text)) readHeading(context, text, isAboveLabel);
  else context.prose.push({ text, paragraph: context.paragraph, heading: context.heading });
}
