import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { welcomeCopy as copy } from '#core/copy/views/welcome.ts';
import { MONTH_PLAN, YEAR_PLAN } from '#core/lookups.ts';
import { session } from '#web/lib/session/session.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { priceOf } from '#web/product/orders/price-cards.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Wordmark } from '#web/ui/mark.tsx';
import { Title } from '#web/ui/page/page.tsx';
import { ThemeSwitch } from '#web/ui/page/theme-switch.tsx';
import { SkipLink } from '../../../shell/skip-link.tsx';
import { WelcomeExample } from './welcome-example.tsx';
import { WelcomePrice } from './welcome-price.tsx';
import { Questions, Steps, WhatYouGet } from './welcome-sections.tsx';

/** Public page for visitors: what the product does, its price, and how to start. */
export function WelcomeScreen() {
  return (
    <div className="min-h-dvh bg-canvas">
      <Title>{copy.title}</Title>
      <SkipLink />
      <Head />
      <main id="content" tabIndex={-1} className="mx-auto max-w-[1160px] px-4 sm:px-8">
        <Hero />
        <WhatYouGet />
        <Steps />
        <WelcomePrice />
        <Questions />
        <Closing />
      </main>
      <Foot />
    </div>
  );
}

function Head() {
  const isLoggedIn = session.token !== null;
  return (
    <header className="mx-auto flex max-w-[1160px] items-center justify-between gap-3 px-4 py-4 sm:px-8">
      <Link to="/welcome" aria-label={copy.home} className="flex rounded-md py-2">
        <Wordmark />
      </Link>
      <nav aria-label={copy.sections} className="hidden gap-6 text-14 text-ink-2 md:flex">
        {Object.entries(copy.skipTo).map(([id, name]) => (
          <a key={id} href={`#${id}`} className="rounded-sm py-2 underline-offset-4 hover:text-ink hover:underline">
            {name}
          </a>
        ))}
      </nav>
      <div className="flex items-center gap-1.5">
        <ThemeSwitch className="max-sm:hidden" />
        {isLoggedIn ? (
          <ButtonLink to="/">{copy.openApp}</ButtonLink>
        ) : (
          <>
            <ButtonLink to="/login" variant="quiet">
              {copy.logIn}
            </ButtonLink>
            <ButtonLink to="/register" variant="primary">
              {copy.getStarted}
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}

const Hero = () => (
  <section className="grid items-center gap-10 py-8 sm:py-14 lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)] lg:gap-14">
    <div>
      <h1
        tabIndex={-1}
        className="font-serif text-34 font-medium tracking-[-0.015em] text-balance text-ink sm:text-[56px] sm:leading-[60px]"
      >
        {copy.heading}
      </h1>
      <p className="mt-5 max-w-[52ch] text-16 text-ink-2 text-pretty sm:text-19">{copy.intro}</p>
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink to="/register" variant="primary" size="lg">
          {copy.getStarted}
          <ArrowRight aria-hidden size={17} />
        </ButtonLink>
        <ButtonLink to="/welcome" hash="price" size="lg">
          {copy.seePrice}
        </ButtonLink>
      </div>
      <p className="mt-5 text-14 text-ink-3">{copy.priceLine(priceOf(YEAR_PLAN.cents), priceOf(MONTH_PLAN.cents))}</p>
    </div>
    <WelcomeExample />
  </section>
);

const Closing = () => (
  <section className="my-12 flex flex-col items-center rounded-xl bg-[#0b4237] px-6 py-14 text-center text-white sm:my-16">
    <h2 className="font-serif text-34 font-medium text-balance">{copy.closing}</h2>
    <p className="mt-3 max-w-[48ch] text-16 text-white/85 text-pretty">{copy.closingText}</p>
    <Link
      to="/register"
      className="mt-7 inline-flex h-11 items-center gap-2 rounded-lg bg-white px-5 text-16 font-medium text-[#0b4237] outline-white hover:bg-white/90"
    >
      {copy.getStarted}
      <ArrowRight aria-hidden size={17} />
    </Link>
  </section>
);

const FOOT_LINK = 'py-2 underline-offset-4 touch:py-3 hover:text-ink hover:underline';

function Foot() {
  const { support_email } = useSettings();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-[1160px] flex-wrap items-center gap-x-6 gap-y-1 px-4 py-6 text-13 text-ink-3 sm:px-8">
        <a href="/terms" className={FOOT_LINK}>
          {copy.terms}
        </a>
        <a href="/privacy" className={FOOT_LINK}>
          {copy.privacy}
        </a>
        <a href={`mailto:${support_email}`} className={FOOT_LINK}>
          {support_email}
        </a>
        <Link to="/login" className={`${FOOT_LINK} sm:ml-auto`}>
          {copy.logIn}
        </Link>
      </div>
    </footer>
  );
}
