import { fieldOf, isHeading, withoutBullet } from '../roles/line-shape.ts';
import type { Line } from '../text/lines.ts';

const HEAD_MAX = 300_000;
const TAIL_MAX = 200_000;
const SENTENCE_END = /[。！？]+|[.!?]+["”’)]?(?=\s|$)/gu;
/** A period after a letter or a short capitalized word (`Mr.`, `Inc.`, `U.S.`) does not end a sentence. */
const ABBREVIATION = /(?:^|[\s(.])(?:\p{L}|\p{Lu}\p{L}{1,3})\.$/u;
/** A period before a lowercase letter or a digit does not end a sentence. */
const STARTS_LOWERCASE = /^[\p{Ll}\d]/u;

function splitSentences(paragraph: string): string[] {
  const out: string[] = [];
  let from = 0;
  const add = (to: number) => {
    const text = paragraph.slice(from, to).trim();
    from = to;
    const last = out.at(-1);
    if (text === '') return;
    const isContinuation =
      last !== undefined && /\.$/.test(last) && (ABBREVIATION.test(last.slice(-20)) || STARTS_LOWERCASE.test(text));
    if (isContinuation && last.length < 2_000) out[out.length - 1] = `${last} ${text}`;
    else out.push(text);
  };
  for (const { 0: mark, index } of paragraph.matchAll(SENTENCE_END)) add(index + mark.length);
  add(paragraph.length);
  return out;
}

/** Keeps the start and the end of a long text: statements are there, lists of URLs in between. */
export function headAndTail(lines: readonly Line[]): readonly Line[] {
  let head = 0;
  let from = 0;
  while (from < lines.length && head < HEAD_MAX) head += lines[from++]!.text.length + 1;
  let tail = 0;
  let to = lines.length;
  while (to > from && tail < TAIL_MAX) tail += lines[--to]!.text.length + 1;
  return to <= from ? lines : [...lines.slice(0, from), ...lines.slice(to)];
}

/** Splits text into sentences: joins wrapped lines; fields and headings are sentences of their own. */
export function sentencesOf(lines: readonly Line[]): string[] {
  const out: string[] = [];
  let paragraph = '';
  const close = () => {
    if (paragraph !== '') out.push(...splitSentences(paragraph));
    paragraph = '';
  };
  for (const line of lines) {
    const text = line.text.slice(0, 5_000).replaceAll('\t', ' ').trim();
    if (text === '') {
      close();
      continue;
    }
    const isItem = fieldOf(text) !== undefined || withoutBullet(text) !== text;
    // A line that starts in lowercase, or follows a long line, continues the paragraph.
    const isContinuation = /^[\p{Ll}(,]/u.test(text) || (paragraph.length > 40 && !isHeading(text));
    const goesOn = paragraph !== '' && !isItem && isContinuation;
    if (!goesOn) close();
    paragraph = goesOn ? `${paragraph} ${text}` : text;
    if (paragraph.length > 5_000) close();
  }
  close();
  return out;
}

const EXCERPT_MAX = 300;
/** Characters kept before the words that must stay. */
const BEFORE = 100;

/** Cuts the beginning of a long sentence, so that these words are in its excerpt. */
export function excerptAround(sentence: string, words: string): string {
  const at = sentence.indexOf(words);
  return sentence.length > EXCERPT_MAX && at > BEFORE ? `…${sentence.slice(at - BEFORE)}` : sentence;
}

/** Shortens a sentence for display beside its element. */
export const excerpt = (sentence: string): string => {
  const single = sentence
    .replace(/^#{1,6}\s/, '')
    .replace(/\s+/g, ' ')
    .trim();
  return single.length <= EXCERPT_MAX ? single : `${single.slice(0, EXCERPT_MAX - 1)}…`;
};
