import { spansIn } from '../lexicon/spans.ts';
import type { Hit } from '../links/scan-line.ts';
import { keyWords } from '../text/key-lines.ts';
import { ADDRESS, cueAfter, cueBefore, cueOfHeading, isFileLabel, plainly, type Sign } from './cues.ts';
import { type Governing, lastSentence, opensMine } from './governing.ts';
import { isMarket, isRulesPage, isTracker } from './known-hosts.ts';
import { fieldOf, isBullet, isSentence, isUnfinished, labelBefore } from './line-shape.ts';
import { columnOf } from './table-columns.ts';

/** Where an address stands. */
export interface Place {
  line: string;
  hit: Hit;
  /** The words since the address before it, and up to the next one. */
  before: string;
  after: string;
  /** The line below, where the sentence goes on there. */
  below: string;
  /** All words of the line before it. */
  lead: string;
  /** One of several that stand alone on their lines. */
  isRun: boolean;
  /** Of the field on the line above. */
  above: Sign | undefined;
}

const NEAR = 80;
const NAMED_MAX = 50;
const FILE = /\.(?:[a-z]\w{1,3}|torrent|flac|m3u8|epub)(?:[?#]|$)/i;

/** A sentence that was wrapped just before the address, and goes on behind it. */
/** A bracket that was opened and not closed yet. */
const IN_BRACKETS = /[([][^()[\]]{0,80}$/;

export const isInside = ({ paragraph }: Governing, after: string): boolean =>
  paragraph !== '' &&
  (IN_BRACKETS.test(paragraph) || !/[:：.!?。]\s*$/u.test(paragraph)) &&
  (IN_BRACKETS.test(paragraph) ||
    paragraph.length > 60 ||
    paragraph.includes(ADDRESS) ||
    /\p{L}+\s+\p{L}+/u.test(after) ||
    isUnfinished(paragraph));

/** Another address is inside it: a counter of clicks, as a rule. */
const CARRIES = /.https?(?::|%3A)(?:\/\/|%2F%2F)/i;
const PATH_MIN = 8;
function pathFeatures(url: string): string[] {
  const path = url.slice(url.indexOf('/', url.indexOf('://') + 3));
  if (path.length <= 1) return ['path home'];
  const out = [path.length >= PATH_MIN ? 'path deep' : 'path short'];
  if (FILE.test(path)) out.push('path file');
  if (/\d{3}|=/.test(path)) out.push('path number');
  return out;
}

/** The label of this address: the words right before it, the first cell of its row, or the field that it is the rest of. */
function labelOf({ line, before, above }: Place, label: string | undefined, isTable: boolean): Sign | undefined {
  const sign = label === undefined ? undefined : cueOfHeading(label);
  // `You can see it here: https://…` is a sentence, and said near it.
  if (label !== undefined) return sign?.role === 'mentioned' && isSentence(label) ? undefined : sign;
  if (/^\s*\($/.test(before)) return above;
  const field = isTable ? fieldOf(line) : undefined;
  return field ? cueOfHeading(keyWords(field.label)) : undefined;
}

/** What mail programs and their guards write below a letter. */
const isTool = (line: string): boolean => line.length <= 160 && spansIn(line).has('sentWith');

/** The words behind it; of one in brackets those inside them: `my photograph (see https://…) is used without permission`. */
function behind({ before, after, below }: Place): string {
  const words = `${after} ${below}`;
  return /[([][^()[\]]{1,80}$/.test(before) && /\p{L}[^()[\]]*$/u.test(before)
    ? (words.split(/[)\]]/, 1)[0] ?? '')
    : words;
}

/** In a sentence: what its words say, and those of the one before. */
function evidenceOfProse(state: Governing, place: Place): string[] {
  const { line, hit, before, lead, above } = place;
  const out: string[] = [];
  const say = (channel: string, sign: Sign | undefined) => {
    if (sign) out.push(`${channel} ${sign.kind}`);
  };
  const rest = behind(place).split(/[.;]\s/, 1)[0] ?? '';
  const text = `${state.paragraph} ${lead}`;
  const sentence = lastSentence(text);
  const field = fieldOf(line);
  say('field', field ? cueOfHeading(keyWords(field.label)) : state.paragraph === '' ? undefined : above);
  say('sentence', cueBefore(sentence, rest, hit.isBare));
  if (state.isLabel && state.headingAge <= 1) say('part', state.governor);
  const words = spansIn(sentence.slice(-NEAR));
  if (words.has('mine')) out.push('words mine');
  if (words.has('theirs')) out.push('words theirs');
  if (words.has('website')) out.push('words website');
  const isBeginning = lead.trim() === before.trim();
  if (IN_BRACKETS.test(isBeginning ? `${state.paragraph} ${before}` : before)) out.push('in brackets');
  return out;
}

/** What speaks for or against an address in its place: each a name in the table of weights. */
export function evidenceOf(state: Governing, place: Place): string[] {
  const { line, hit, before, after, below, lead } = place;
  const out: string[] = [];
  const say = (channel: string, sign: Sign | undefined) => {
    if (sign) out.push(`${channel} ${sign.kind}`);
  };
  const field = fieldOf(line);
  if (isTool(line) || (hit.isBare && field && isFileLabel(keyWords(field.label)))) return ['tool or file'];
  const isTable = line.includes('\t');
  const label = labelBefore(before);
  const isFirst = !isTable && isBullet(before) && lead.trim() === before.trim();
  // Alone on its line, below a sentence that ended with an address: the next of a list.
  const isNext = isFirst && isBullet(after) && state.paragraph.trimEnd().endsWith(ADDRESS);
  const isItem = isFirst && (place.isRun || isNext || !isInside(state, `${after} ${below}`));
  const column = state.columns ? columnOf(state.columns, line, hit.start) : undefined;
  const labelled = column ? undefined : labelOf(place, label, isTable);
  const record = label === undefined ? state.record : undefined;
  say('column', column);
  say('label', labelled);
  say('record', record);
  const own = column ?? labelled ?? record;
  const isNamed =
    label !== undefined && !labelled && !isSentence(label) && lead.trim() === before.trim() && label.length < NAMED_MAX;
  const isBelow = !own && (isItem || isTable || isNamed);
  if (isBelow) {
    say(state.isLabel ? 'title' : 'above', state.governor);
  }
  if (isBelow && opensMine(state)) out.push('title mine');
  const title = isBelow && state.isLabel && state.governor ? plainly(state.governor) : undefined;
  const said = own ? plainly(own) : isBelow ? (state.list ?? title) : undefined;
  if (said) out.push(said);
  else if (isBelow && state.isIntroduced) out.push('introduced');
  const isProse = !own && !isItem && !isTable && !isNamed;
  say('after', cueAfter((isProse ? behind(place) : after).split(/[.;]\s/, 1)[0] ?? '', hit.isBare));
  if (isProse) out.push(...evidenceOfProse(state, place));
  if (isProse) {
    const said = out.filter((one) => /^(?:after|sentence|part|field) /.test(one));
    if (said.some((one) => / (?:strong|hosting|weak)$/.test(one))) out.push('prose reported');
    else if (said.length === 0 && !out.includes('in brackets')) out.push('prose silent');
    if (said.some((one) => / (?:quality|sale|source|party)$/.test(one))) out.push('prose named');
  }
  out.push(
    isTable
      ? 'in table'
      : isItem
        ? said === 'plainly named'
          ? 'in named list'
          : 'in list'
        : isProse
          ? 'in prose'
          : 'with label',
  );
  if (isNamed) out.push('other label');
  if (state.footer > 0) out.push('footer');
  return out;
}

/** What an address says of itself. */
export function evidenceOfUrl({ url, host, isBare }: Hit): string[] {
  const out = pathFeatures(url);
  if (isBare) out.push('name alone');
  if (isMarket(host)) out.push('market');
  if (isTracker(host)) out.push('tracker');
  if (CARRIES.test(url)) out.push('carries another');
  if (isRulesPage(url)) out.push('rules page');
  return out;
}
