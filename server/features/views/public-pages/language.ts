import { LANGUAGES, type Language } from '#core/contract/intake/notice-form.ts';

const isLanguage = (tag: unknown): tag is Language => LANGUAGES.some((lang) => lang === tag);

/** The first of our languages in an Accept-Language header, by weight. `de-AT` counts as `de`. */
function preferred(header: string): Language | undefined {
  const ranges = header.split(',').map((range) => {
    const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
    return { lang: tag.split('-')[0], weight: Number(weight) || 0 };
  });
  const byWeight = ranges.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight);
  return byWeight.map(({ lang }) => lang).find(isLanguage);
}

export interface ChosenLanguage {
  readonly lang: Language;
  /** Named in the address, so links and forms of the page name it too. */
  readonly isNamed: boolean;
}

/** beyond § 12: `?lang=`, else Accept-Language, else English. */
export function chooseLanguage(query: unknown, acceptLanguage: string | undefined): ChosenLanguage {
  const named = (query as { lang?: unknown } | null)?.lang;
  if (isLanguage(named)) return { lang: named, isNamed: true };
  return { lang: preferred(acceptLanguage ?? '') ?? LANGUAGES[0], isNamed: false };
}
