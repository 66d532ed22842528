import { spansIn } from '../lexicon/spans.ts';
import { cueOfLabel, cueOfTitle } from '../roles/cues.ts';
import { fieldOf, isHeading, withoutBullet } from '../roles/line-shape.ts';
import { keyToWords } from '../text/key-value-lines.ts';
import type { Line } from '../text/lines.ts';

/** Maximum distance in words between a type of work and its owner. */
const OWNED_WORDS = 20;
const SENTENCE_MAX = 600;
/** Languages in these scripts drop pronouns, so the type of work suffices. */
const IDEOGRAPH = /^[\u2e80-\ud7af]/;

/** The sentence names a type of work and its owner. */
function isThingOwned(sentence: string): boolean {
  const spans = spansIn(sentence);
  const things = spans.of('workType');
  if (things.some(({ start }) => IDEOGRAPH.test(sentence.slice(start, start + 1)))) return true;
  const owners = spans.of('ownership');
  return things.some((thing) =>
    owners.some(
      (owner) =>
        thing.from - owner.to <= OWNED_WORDS && owner.from - thing.to <= OWNED_WORDS && owner.slot !== thing.slot,
    ),
  );
}

const TITLE_BEGINS = /^[,:]?\s+(?:["“«„‘'「《]|\p{Lu})/u;

/** A type of work with its title: `the series The Quiet Mole`, `the drawing "Three herons"`, `copies of "Low Tide"`. */
function isTitled(sentence: string): boolean {
  const spans = spansIn(sentence);
  const ends = spans.of('workType', 'titled').map(({ to }) => to);
  return spans
    .of('workType', 'titled')
    .some(({ to, end }) => TITLE_BEGINS.test(sentence.slice(end, end + 8)) && !ends.includes(to + 1));
}

const IN_QUOTES = /["“«„][^"”»“]{2,120}["”»“]/u;
/** A title in quotation marks in any language: capitalized, and not a defined term in brackets. */
const TITLE =
  /(?<![(\p{L}]|\p{L}['’])(?:["“„][\p{Lu}\p{Lo}][^"“”„\n]{2,100}["”“]|«\s?[\p{Lu}\p{Lo}][^«»\n]{2,100}»|[「『《][^」』》\n]{1,60}[」』》])/u;
/** `== "Low Tide" (2025) ==`: a title alone on its line. */
const TITLE_LINE = /^[\s=*#>•-]*["“«„「『《][^"”»“」』》]{2,120}["”»“」』》][\s,]*(?:\([^()]{1,60}\))?[\s=*:,]*$/u;
/** `"Low Tide" (our report of May) appears at …`: a sentence that starts with a title. */
const TITLE_FIRST = /^[\s*•-]*["“«„][^"”»“]{2,120}["”»“]/u;
const NAMED = /^: ?["“«]?\p{Lu}\p{L}/u;
/** `the copyright in the items of the CRT Examination`: a phrase followed by a proper name. */
const THEN_NAME = /^(?:\s+[\p{L}-]+){0,8}\s+["“«„]?(?!URL)\p{Lu}[\p{L}\d]/u;

function isNamed(sentence: string): boolean {
  const spans = spansIn(sentence);
  if (IN_QUOTES.test(sentence) && spans.has('ownership', 'titled', 'copyright')) return true;
  if (spans.of('workField').some(({ end }) => NAMED.test(sentence.slice(end, end + 8)))) return true;
  return TITLE_FIRST.test(sentence) && spans.has('firstPerson', 'published', 'sale');
}

const isCopyrightIn = (sentence: string): boolean =>
  spansIn(sentence)
    .of('copyrightIn')
    .some(({ end }) => THEN_NAME.test(sentence.slice(end, end + 200)));

const isWorkLabel = (text: string): boolean => spansIn(text).has('workField') && !spansIn(text).has('notWorkField');
const isEmpty = (value: string): boolean =>
  /^(?:n\/?a|-+|\.+|https?:\/\/\S+|\[?\s*\]?)$/i.test(value) || spansIn(value).isWhole('negativeAnswer', 'location');

/** A column for works with a value in it. */
function inColumn(lines: readonly Line[], at: number): string | undefined {
  const titles = lines[at]!.text.split('\t');
  const cells = lines[at + 1]?.text.split('\t') ?? [];
  if (titles.length < 2 || cells.length < 2 || titles.some((title) => title.length > 60)) return undefined;
  const column = titles.findIndex(isWorkLabel);
  const cell = column < 0 ? '' : (cells[column] ?? '').trim();
  return /\p{L}{2}/u.test(cell) && !isEmpty(cell) ? cell : undefined;
}

/** The first line below a heading. */
function below(lines: readonly Line[], at: number): string | undefined {
  for (let index = at + 1; index < Math.min(lines.length, at + 5); index++) {
    const text = lines[index]!.text.trim();
    if (text === '') continue;
    return /[\p{L}]{2}/u.test(text) ? text : undefined;
  }
  return undefined;
}

/** `I am the author and copyright owner of:` with a title below. */
function ownedBelow(lines: readonly Line[], at: number): string | undefined {
  const spans = spansIn(lines[at]!.text);
  if (!spans.of('copyrightIn').some(({ to }) => to === spans.words)) return undefined;
  const title = below(lines, at);
  return title && title.length <= 120 && !/:\/\/|www\./.test(title) ? title : undefined;
}

/** The work in a field, a column, below a heading, or as a title alone on its line. */
function inLines(lines: readonly Line[]): string | undefined {
  for (const [at, { text }] of lines.entries()) {
    const line = text.slice(0, 400);
    const listed = line.includes('\t') ? inColumn(lines, at) : undefined;
    if (listed) return listed;
    const field = fieldOf(line);
    if (field) {
      const label = keyToWords(field.label);
      const isWork = label.length <= 70 && isWorkLabel(label) && cueOfLabel(label)?.role !== 'reported';
      if (isWork && field.value !== '' && !isEmpty(field.value)) return line.trim();
      if (isWork && field.value === '' && below(lines, at)) return `${line.trim()} ${below(lines, at)}`;
      continue;
    }
    if (line.length < 200 && TITLE_LINE.test(line)) return line.trim();
    const isTitle =
      (isHeading(line) || cueOfTitle(line.trim())) &&
      isWorkLabel(line) &&
      cueOfLabel(withoutBullet(line))?.role === 'mentioned';
    if (isTitle && below(lines, at)) return `${line.trim()} ${below(lines, at)}`;
    const owned = isHeading(line) ? ownedBelow(lines, at) : undefined;
    if (owned) return `${line.trim()} ${owned}`;
  }
  return undefined;
}

/** § 512(c)(3)(A)(ii): identifies the work by a label, a heading, or a type of work with its owner or title. */
export function findWork(
  lines: readonly Line[],
  sentences: readonly string[],
  originals: readonly string[],
): string | undefined {
  const labeled = inLines(lines);
  if (labeled) return labeled;
  const short = sentences.map((sentence) => sentence.slice(0, SENTENCE_MAX));
  const described = short.find((sentence) => isThingOwned(sentence) || isTitled(sentence) || isNamed(sentence));
  const isStatement = (sentence: string) => spansIn(sentence).has('goodFaith', 'perjury');
  const named = short.find((sentence) => !isStatement(sentence) && (isCopyrightIn(sentence) || TITLE.test(sentence)));
  return described ?? named ?? originals[0];
}
