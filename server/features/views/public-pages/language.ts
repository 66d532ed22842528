import { LANGUAGES, Language } from '#core/contract/intake/notice-form.ts';
import { chooseLanguage } from '#core/rules/text/choose-language.ts';

interface Asked {
  readonly query: unknown;
  readonly headers: { readonly 'accept-language'?: string | undefined };
}

export interface PageLanguage {
  readonly lang: Language;
  /** Named in the address, so that links and forms of the page name it too. */
  readonly isNamed: boolean;
}

/** beyond § 12: `?lang=`, else that of the form the page is about, else Accept-Language, else English. */
export function pageLanguage({ query, headers }: Asked, ofForm?: Language): PageLanguage {
  const named = Language.safeParse((query as { lang?: unknown } | undefined)?.lang);
  if (named.success) return { lang: named.data, isNamed: true };
  return { lang: ofForm ?? chooseLanguage(LANGUAGES, headers['accept-language']), isNamed: false };
}
