import type { Language, STATEMENTS, WORK_KINDS } from '../../contract/intake/notice-form.ts';
import type { SUBMITTED_URL_STATES } from '../../contract/intake/submissions.ts';
import type { DeclineReason } from '../../rules/intake/url-states.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';

interface Labeled {
  readonly label: string;
  readonly hint?: string;
}

/** Copy of the server-drawn public pages. Legal sentences are in `policy`, by version. */
export interface PageCopy {
  readonly skipToContent: string;
  readonly language: string;
  readonly optional: string;
  readonly privacy: string;
  readonly policyVersion: (version: string) => string;

  readonly policy: {
    readonly title: string;
    readonly intro: (company: string) => string;
    readonly sendNotice: string;
    readonly agent: string;
    readonly designated: (id: string) => string;
    readonly sendTo: string;
    readonly phone: string;
    readonly email: string;
    readonly online: string;
  };

  readonly form: {
    readonly title: string;
    readonly intro: (company: string) => string;
    readonly readPolicy: string;
    readonly steps: string;
    readonly byEmail: { readonly heading: string; readonly text: string };
    readonly leaveEmpty: string;
    readonly you: {
      readonly legend: string;
      readonly role: string;
      readonly roles: { readonly owner: string; readonly agent: string };
      readonly name: Required<Labeled>;
      readonly company: Labeled;
      readonly owner_name: Required<Labeled>;
      readonly email: Required<Labeled>;
      readonly email_repeat: Labeled;
      readonly address: Required<Labeled>;
      readonly city: Labeled;
      readonly state: Labeled;
      readonly zip: Labeled;
      readonly country: Labeled;
      readonly phone: Required<Labeled>;
    };
    readonly work: {
      readonly legend: string;
      readonly intro: string;
      readonly one: (number: number) => string;
      readonly description: Required<Labeled>;
      readonly kind: Labeled;
      readonly chooseKind: string;
      readonly kinds: Readonly<Record<(typeof WORK_KINDS)[number], string>>;
      readonly urls: Required<Labeled>;
      readonly registration_number: Required<Labeled>;
      readonly add: string;
    };
    readonly material: {
      readonly legend: string;
      readonly urls: { readonly label: string; readonly hint: (domain: string) => string };
      readonly where: Required<Labeled>;
      readonly files: Required<Labeled>;
      readonly filesAgain: string;
    };
    readonly statements: {
      readonly legend: string;
      readonly one: (number: number) => string;
      readonly intro: string;
    };
    readonly signature: {
      readonly legend: string;
      readonly signature: Required<Labeled>;
      readonly send: string;
      readonly next: string;
    };
    readonly errorTitle: (title: string) => string;
    readonly problems: (count: number) => string;
    readonly checking: string;
    readonly checked: string;
  };

  readonly sent: {
    readonly title: string;
    readonly received: string;
    readonly reference: string;
    readonly steps: readonly string[];
    readonly noEmail: (email: string) => string;
  };

  readonly confirm: {
    readonly title: string;
    readonly intro: string;
    readonly button: string;
    readonly doneTitle: string;
    readonly done: string;
  };

  readonly status: {
    /** Followed by the reference. */
    readonly title: string;
    readonly submitted: string;
    readonly company: string;
    readonly urls: string;
    readonly states: Readonly<Record<(typeof SUBMITTED_URL_STATES)[number], string>>;
    readonly notRemoved: (reason: string) => string;
    readonly reasons: Readonly<Record<DeclineReason, string>>;
    readonly text: string;
    readonly withdrawn: (date: string) => string;
    readonly added: string;
    readonly supplement: {
      readonly heading: string;
      readonly text: Required<Labeled>;
      readonly button: string;
    };
    readonly withdraw: {
      readonly heading: string;
      readonly intro: string;
      readonly signature: Required<Labeled>;
      readonly button: string;
    };
  };

  readonly missing: {
    readonly heading: string;
    /** With the words of the link to support, which are `contact`. */
    readonly text: string;
    readonly contact: string;
    readonly goHome: string;
  };
  readonly gone: { readonly heading: string; readonly text: (company: string) => string };
  readonly badToken: { readonly heading: string; readonly hint: (email: string) => string };
  readonly tooMany: { readonly heading: string; readonly text: string };
  readonly tooLarge: { readonly heading: string; readonly text: (email: string) => string };
  readonly failed: { readonly heading: string; readonly text: string; readonly request: (id: string) => string };
}

/** Languages by their own names. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
};

export const pageCopy: Readonly<Record<Language, PageCopy>> = { en, es, fr, de };

export type Statement = (typeof STATEMENTS)[number];
