import type { Language } from '../../../contract/intake/notice-form.ts';
import type { PageCopy } from '../page-copy.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

interface Labeled {
  readonly label: string;
  readonly hint: string;
}

/** Copy of the counter-notice form and its pages, where it differs from that of the notice form. */
export interface CounterCopy {
  /** The link of the policy page. */
  readonly link: string;
  readonly title: string;
  readonly intro: (company: string) => string;
  readonly byEmail: string;
  readonly you: { readonly passedOn: string; readonly email: string; readonly address: string };
  readonly material: {
    readonly legend: string;
    readonly intro: string;
    readonly reference: Labeled;
    readonly urls: { readonly label: string; readonly hint: (domain: string) => string };
    readonly explanation: Labeled;
  };
  readonly send: string;
  readonly next: string;
  readonly checking: string;
  readonly checked: string;
  readonly sent: Pick<PageCopy['sent'], 'received' | 'steps' | 'noEmail'>;
  readonly confirm: PageCopy['confirm'];
  readonly status: Pick<PageCopy['status'], 'title' | 'urls' | 'text' | 'withdrawn'> & {
    /** When the material can be put back. */
    readonly window: (company: string, from: string, until: string) => string;
    /** The sender can't do more on the page. */
    readonly write: (email: string) => string;
  };
}

export const counterCopy: Readonly<Record<Language, CounterCopy>> = { en, es, fr, de };
