import type { Completeness } from '#core/rules/notice-completeness.ts';
import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';
import type { Headers } from '../mime/headers.ts';

export type Kind = Completeness['kind'];

/** What the kind of a message is judged by. */
export interface KindInput {
  headers: Headers;
  report_type: string;
  from: string;
  subject: string;
  /** The sentences of its own writer, without what is quoted or forwarded below. */
  own: readonly string[];
  /** All sentences. */
  all: readonly string[];
  isForward: boolean;
  /** An answer under which somebody else's letter is quoted. */
  isReply: boolean;
  acns: { retraction: boolean } | null;
  hasReported: boolean;
  hasWork: boolean;
  /** A label says of an address that it infringes. */
  isLabeled: boolean;
  /** Addresses that stand on lines of their own. */
  listed: number;
}

const SENTENCE_MAX = 2_000;

export const hasPhrase = (sentence: string, ...slots: Slot[]): boolean =>
  spansIn(sentence.slice(0, SENTENCE_MAX)).has(...slots);
export const anyHasPhrase = (sentences: readonly string[], ...slots: Slot[]): boolean =>
  sentences.some((sentence) => hasPhrase(sentence, ...slots));

/** The sentences that claim copyright: not those that only name an office, an agent or a law. */
export const claimsCopyright = (sentence: string): boolean =>
  spansIn(sentence.slice(0, SENTENCE_MAX)).hasOutside('copyright', 'notCopyright');
/** Trademarks, and not the line about them at the foot of everybody's mail. */
export const claimsTrademark = (sentence: string): boolean =>
  spansIn(sentence.slice(0, SENTENCE_MAX)).hasOutside('trademark', 'notTrademark');
