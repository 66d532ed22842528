import type { ReactNode } from 'react';
import { LANGUAGES, type Language } from '#core/contract/intake/notice-form.ts';
import type { Agent } from '#core/contract/registry/agent.ts';
import { LANGUAGE_NAMES, type PageCopy } from '#core/copy/pages/page-copy.ts';
import type { PageAssets } from '../page-assets.ts';

/** What every public page needs besides its contents. */
export interface Frame {
  readonly lang: Language;
  readonly copy: PageCopy;
  /** Path of the page, without query. */
  readonly path: string;
  /** `?lang=` if the visitor's address names the language, else empty. */
  readonly query: string;
  readonly agent: Agent;
  readonly assets: PageAssets;
}

const Mark = () => (
  <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#0f5c4c" />
    <g fill="none" strokeLinecap="round">
      <path d="M22.2 9.8a8.8 8.8 0 1 0 0 12.4" stroke="#fff" strokeWidth="2.6" />
      <path d="M18.9 13.1a4.1 4.1 0 1 0 0 5.8" stroke="#8adbc4" strokeWidth="2.4" />
    </g>
    <circle cx="24.6" cy="16" r="2.2" fill="#f2b84b" />
  </svg>
);

/** The id of the form whose typed values must survive a change of language. */
export const FORM_ID = 'form';

/** Links to the page in other languages. On a page with a form they submit it instead, which keeps what was typed. */
function LanguageSwitch({ frame, inForm }: { frame: Frame; inForm: boolean }) {
  return (
    <nav aria-label={frame.copy.language} className="languages">
      <ul>
        {LANGUAGES.map((lang) => {
          const href = `${frame.path}?lang=${lang}`;
          const common = { lang, 'aria-current': lang === frame.lang ? ('true' as const) : undefined };
          return (
            <li key={lang}>
              {inForm ? (
                <button {...common} type="submit" form={FORM_ID} formAction={href} name="redraw" value={lang}>
                  {LANGUAGE_NAMES[lang]}
                </button>
              ) : (
                <a {...common} hrefLang={lang} href={href}>
                  {LANGUAGE_NAMES[lang]}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface Props {
  readonly frame: Frame;
  readonly title: string;
  /** Links with a token must not be found by search engines. */
  readonly isPrivate?: boolean;
  /** The words of the button that submits the page’s form. */
  readonly submit?: string;
  /** The language of a page that answers a POST can't be changed by a link. */
  readonly hasLanguages?: boolean;
  readonly version?: string;
  readonly scripts?: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Layout of all public pages. */
export function Document(props: Props) {
  const { frame, title, isPrivate = false, submit, hasLanguages = true, version, className } = props;
  const { lang, copy, assets, path, agent } = frame;
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {isPrivate && <meta name="robots" content="noindex" />}
        <title>{title}</title>
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <link rel="stylesheet" href={assets.style} />
        {!isPrivate &&
          LANGUAGES.map((one) => <link key={one} rel="alternate" hrefLang={one} href={`${path}?lang=${one}`} />)}
        {props.scripts}
      </head>
      <body className={className}>
        {/* The first submit button of a form is the one that Enter presses. */}
        {submit !== undefined && (
          <button type="submit" form={FORM_ID} className="sr-only" tabIndex={-1} aria-hidden="true">
            {submit}
          </button>
        )}
        <a href="#content" className="skip">
          {copy.skipToContent}
        </a>
        <header className="top">
          <span className="brand">
            <Mark />
            Safeharbor
          </span>
          {hasLanguages && <LanguageSwitch frame={frame} inForm={submit !== undefined} />}
        </header>
        <main id="content" tabIndex={-1}>
          {props.children}
        </main>
        <footer className="foot">
          <p>
            {version !== undefined && <span>{copy.policyVersion(version)}</span>}
            <a href={`mailto:${agent.email}`}>{agent.email}</a>
            <a href="/privacy">{copy.privacy}</a>
          </p>
        </footer>
      </body>
    </html>
  );
}
