import type { Language } from '../../../../contract/intake/notice-form.ts';
import type { SubmissionLetters } from '../letters.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Emails to the sender of a counter-notice form, in the form's language. None begins with what people typed. */
export interface CounterFormLetters {
  readonly confirm: SubmissionLetters['confirm'];
  readonly receipt: {
    readonly subject: (reference: string) => string;
    readonly intro: (company: string) => string;
    readonly forwarded: string;
    readonly byHand: string;
    readonly window: (company: string, from: string, until: string) => string;
    readonly nothingDisabled: string;
    readonly status: string;
    readonly facts: string;
    readonly earliest: (date: string) => string;
    readonly latest: (date: string) => string;
    readonly closing: string;
  };
}

export const counterFormLetters: Readonly<Record<Language, CounterFormLetters>> = { en, es, fr, de };
