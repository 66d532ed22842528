import type { Language } from '../../../contract/intake/notice-form.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

/** Emails to the sender of a form, in the form's language. None begins with what people typed. */
export interface SubmissionLetters {
  readonly greeting: string;
  readonly confirm: {
    readonly subject: (reference: string) => string;
    readonly intro: (company: string) => string;
    readonly todo: string;
    readonly button: string;
    readonly closing: (days: number) => string;
  };
  readonly receipt: {
    readonly subject: (reference: string) => string;
    readonly intro: (company: string) => string;
    readonly facts: string;
    readonly reference: (reference: string) => string;
    readonly received: (date: string) => string;
    readonly attached: string;
    readonly status: string;
    readonly button: string;
    readonly closing: string;
  };
}

export const submissionLetters: Readonly<Record<Language, SubmissionLetters>> = { en, es, fr, de };
