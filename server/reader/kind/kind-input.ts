import type { Completeness } from '#core/rules/intake/notice-completeness.ts';
import type { Slot } from '../lexicon/lexicon.ts';
import { spansIn } from '../lexicon/spans.ts';
import type { Headers } from '../mime/headers.ts';

export type Kind = Completeness['kind'];

/** Input of the kind classifier. */
export interface KindInput {
  headers: Headers;
  report_type: string;
  from: string;
  subject: string;
  /** Sentences of the sender, without quoted or forwarded text. */
  own: readonly string[];
  /** All sentences. */
  all: readonly string[];
  isForward: boolean;
  /** A reply that quotes someone else's message. */
  isReply: boolean;
  acns: { retraction: boolean } | null;
  hasReported: boolean;
  hasWork: boolean;
  /** A label marks a URL as infringing. */
  isLabeled: boolean;
  /** Number of URLs alone on their lines. */
  listed: number;
}

const SENTENCE_MAX = 2_000;

export const hasPhrase = (sentence: string, ...slots: Slot[]): boolean =>
  spansIn(sentence.slice(0, SENTENCE_MAX)).has(...slots);
export const anyHasPhrase = (sentences: readonly string[], ...slots: Slot[]): boolean =>
  sentences.some((sentence) => hasPhrase(sentence, ...slots));

/** Claims copyright, rather than naming an office, an agent or a law. */
export const claimsCopyright = (sentence: string): boolean =>
  spansIn(sentence.slice(0, SENTENCE_MAX)).hasOutside('copyright', 'notCopyright');
/** Claims a trademark, rather than containing a trademark disclaimer. */
export const claimsTrademark = (sentence: string): boolean =>
  spansIn(sentence.slice(0, SENTENCE_MAX)).hasOutside('trademark', 'notTrademark');
