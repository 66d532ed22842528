import { spansIn } from '../lexicon/spans.ts';
import type { UrlMatch } from '../links/scan-line.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import { type Cue, cueAfter, cueBefore, cueOfHeading, explicitEvidence, isFileLabel, URL_PLACEHOLDER } from './cues.ts';
import { isMarketplace, isPolicyPage, isTracker } from './known-hosts.ts';
import { type LineContext, lastSentence, opensWithOwn } from './line-context.ts';
import { fieldOf, isBullet, isSentence, isUnfinished, labelBefore } from './line-shape.ts';
import { cueOfColumn } from './table-columns.ts';

/** Position of a URL and the text around it. */
export interface UrlPlace {
  line: string;
  hit: UrlMatch;
  /** Text since the previous URL, and up to the next one. */
  before: string;
  after: string;
  /** Next line, if the sentence continues there. */
  below: string;
  /** All text before it on the line. */
  lineBefore: string;
  /** One of several consecutive lines that contain only a URL. */
  isInUrlRun: boolean;
  /** Cue of the field on the line above. */
  above: Cue | undefined;
}

const NEAR = 80;
const NAMED_MAX = 50;
const FILE = /\.(?:[a-z]\w{1,3}|torrent|flac|m3u8|epub)(?:[?#]|$)/i;

/** An open bracket. */
const IN_BRACKETS = /[([][^()[\]]{0,80}$/;

/** A sentence that was wrapped just before the URL and continues after it. */
export const isMidSentence = ({ paragraph }: LineContext, after: string): boolean =>
  paragraph !== '' &&
  (IN_BRACKETS.test(paragraph) || !/[:：.!?。]\s*$/u.test(paragraph)) &&
  (IN_BRACKETS.test(paragraph) ||
    paragraph.length > 60 ||
    paragraph.includes(URL_PLACEHOLDER) ||
    /\p{L}+\s+\p{L}+/u.test(after) ||
    isUnfinished(paragraph));

/** Contains another URL; usually a click tracker. */
const EMBEDDED_URL = /.https?(?::|%3A)(?:\/\/|%2F%2F)/i;
const PATH_MIN = 8;
function pathFeatures(url: string): string[] {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3));
  if (path.length <= 1) return ['path home'];
  const out = [path.length >= PATH_MIN ? 'path deep' : 'path short'];
  if (FILE.test(path)) out.push('path file');
  if (/\d{3}|=/.test(path)) out.push('path number');
  return out;
}

/** Cue of the label: the text right before the URL, the first cell of its row, or the field that it continues. */
function labelOf({ line, before, above }: UrlPlace, label: string | undefined, isTable: boolean): Cue | undefined {
  const cue = label === undefined ? undefined : cueOfHeading(label);
  // `You can see it here: https://…` is a sentence, not a label.
  if (label !== undefined) return cue?.role === 'mentioned' && isSentence(label) ? undefined : cue;
  if (/^\s*\($/.test(before)) return above;
  const field = isTable ? fieldOf(line) : undefined;
  return field ? cueOfHeading(keyToWords(field.label)) : undefined;
}

/** A line that mail clients and virus scanners append. */
const isMailProgramLine = (line: string): boolean => line.length <= 160 && spansIn(line).has('sentWith');

/** Text after the URL; for a URL in brackets, only the text inside them: `my photograph (see https://…) is used without permission`. */
function textAfter({ before, after, below }: UrlPlace): string {
  const words = `${after} ${below}`;
  return /[([][^()[\]]{1,80}$/.test(before) && /\p{L}[^()[\]]*$/u.test(before)
    ? (words.split(/[)\]]/, 1)[0] ?? '')
    : words;
}

/** Evidence of a URL within a sentence. */
function evidenceOfProse(context: LineContext, place: UrlPlace): string[] {
  const { line, hit, before, lineBefore, above } = place;
  const out: string[] = [];
  const addCue = (channel: string, cue: Cue | undefined) => {
    if (cue) out.push(`${channel} ${cue.kind}`);
  };
  const rest = textAfter(place).split(/[.;]\s/, 1)[0] ?? '';
  const text = `${context.paragraph} ${lineBefore}`;
  const sentence = lastSentence(text);
  const field = fieldOf(line);
  addCue('field', field ? cueOfHeading(keyToWords(field.label)) : context.paragraph === '' ? undefined : above);
  addCue('sentence', cueBefore(sentence, rest, hit.isBare));
  if (context.isAboveLabel && context.headingAge <= 1) addCue('part', context.aboveCue);
  const words = spansIn(sentence.slice(-NEAR));
  if (words.has('firstPerson')) out.push('words mine');
  if (words.has('thirdPerson')) out.push('words theirs');
  if (words.has('website')) out.push('words website');
  const isBeginning = lineBefore.trim() === before.trim();
  if (IN_BRACKETS.test(isBeginning ? `${context.paragraph} ${before}` : before)) out.push('in brackets');
  return out;
}

/** Evidence of a URL from its position: names of features in the table of weights. */
export function evidenceOf(context: LineContext, place: UrlPlace): string[] {
  const { line, hit, before, after, below, lineBefore } = place;
  const out: string[] = [];
  const addCue = (channel: string, cue: Cue | undefined) => {
    if (cue) out.push(`${channel} ${cue.kind}`);
  };
  const field = fieldOf(line);
  if (isMailProgramLine(line) || (hit.isBare && field && isFileLabel(keyToWords(field.label)))) return ['tool or file'];
  const isTable = line.includes('\t');
  const label = labelBefore(before);
  const isFirst = !isTable && isBullet(before) && lineBefore.trim() === before.trim();
  // Alone on its line, below a sentence that ended with a URL: the next item of a list.
  const isNext = isFirst && isBullet(after) && context.paragraph.trimEnd().endsWith(URL_PLACEHOLDER);
  const isItem = isFirst && (place.isInUrlRun || isNext || !isMidSentence(context, `${after} ${below}`));
  const column = context.columns ? cueOfColumn(context.columns, line, hit.start) : undefined;
  const labeled = column ? undefined : labelOf(place, label, isTable);
  const record = label === undefined ? context.record : undefined;
  addCue('column', column);
  addCue('label', labeled);
  addCue('record', record);
  const own = column ?? labeled ?? record;
  const hasOtherLabel =
    label !== undefined &&
    !labeled &&
    !isSentence(label) &&
    lineBefore.trim() === before.trim() &&
    label.length < NAMED_MAX;
  const isBelow = !own && (isItem || isTable || hasOtherLabel);
  if (isBelow) {
    addCue(context.isAboveLabel ? 'title' : 'above', context.aboveCue);
  }
  if (isBelow && opensWithOwn(context)) out.push('title mine');
  const title = isBelow && context.isAboveLabel && context.aboveCue ? explicitEvidence(context.aboveCue) : undefined;
  const stated = own ? explicitEvidence(own) : isBelow ? (context.list ?? title) : undefined;
  if (stated) out.push(stated);
  else if (isBelow && context.isIntroduced) out.push('introduced');
  const isProse = !own && !isItem && !isTable && !hasOtherLabel;
  addCue('after', cueAfter((isProse ? textAfter(place) : after).split(/[.;]\s/, 1)[0] ?? '', hit.isBare));
  if (isProse) out.push(...evidenceOfProse(context, place));
  if (isProse) {
    const stated = out.filter((one) => /^(?:after|sentence|part|field) /.test(one));
    if (stated.some((one) => / (?:strong|hosting|weak)$/.test(one))) out.push('prose reported');
    else if (stated.length === 0 && !out.includes('in brackets')) out.push('prose silent');
    if (stated.some((one) => / (?:quality|sale|source|party)$/.test(one))) out.push('prose named');
  }
  out.push(
    isTable
      ? 'in table'
      : isItem
        ? stated === 'plainly named'
          ? 'in named list'
          : 'in list'
        : isProse
          ? 'in prose'
          : 'with label',
  );
  if (hasOtherLabel) out.push('other label');
  if (context.footer > 0) out.push('footer');
  return out;
}

/** Evidence of the URL itself. */
export function evidenceOfUrl({ url, host, isBare }: UrlMatch): string[] {
  const out = pathFeatures(url);
  if (isBare) out.push('name alone');
  if (isMarketplace(host)) out.push('market');
  if (isTracker(host)) out.push('tracker');
  if (EMBEDDED_URL.test(url)) out.push('carries another');
  if (isPolicyPage(url)) out.push('rules page');
  return out;
}
