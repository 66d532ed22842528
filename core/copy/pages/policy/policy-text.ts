import type { CounterStatement } from '../../../contract/intake/counter-form.ts';
import type { Language } from '../../../contract/intake/notice-form.ts';
import type { Statement } from '../page-copy.ts';
import { de } from './2026-11-17/de.ts';
import { es } from './2026-11-17/es.ts';
import { fr } from './2026-11-17/fr.ts';
import { currentEnglish } from './current-english.ts';

interface Section {
  readonly heading: string;
  readonly text: (company: string) => string;
}

/** After how many notices a company closes an account. Without months, they count forever. */
export interface RepeatLimit {
  readonly limit: number;
  readonly months: number | null;
}

/** The legal sentences of the policy page and the notice form, in one language. */
export interface PolicyText {
  readonly notice: Section & { readonly elements: readonly string[] };
  readonly answer: Section & {
    readonly elements: (company: string) => readonly string[];
    readonly after: (company: string) => string;
  };
  readonly repeat: { readonly heading: string; readonly text: (company: string, policy: RepeatLimit) => string };
  readonly misrepresentation: { readonly heading: string; readonly text: string };
  readonly personalData: {
    readonly heading: string;
    readonly text: (company: string, agent: { organization: string; email: string }) => readonly string[];
  };
  /** In English: what the sender signs. In other languages: the translation below it. */
  readonly statements: Readonly<Record<Statement, (company: string) => string>>;
  /** The same of the counter-notice form. */
  readonly counterStatements: Readonly<Record<CounterStatement, (company: string) => string>>;
  readonly englishIsSigned: string;
}

/** Every version that was ever shown (beyond § 12): submissions name theirs. To change a sentence, add a version. */
export const POLICY_TEXTS = {
  '2026-11-17': { en: currentEnglish, es, fr, de },
} as const satisfies Record<string, Record<Language, PolicyText>>;

export const POLICY_VERSION = '2026-11-17' satisfies keyof typeof POLICY_TEXTS;

/** The current version. */
export const policyText = (lang: Language): PolicyText => POLICY_TEXTS[POLICY_VERSION][lang];
