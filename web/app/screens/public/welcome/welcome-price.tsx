import { Check } from 'lucide-react';
import { welcomeCopy as copy } from '#core/copy/views/welcome.ts';
import { MONTH_PLAN, PLANS, YEAR_PLAN } from '#core/lookups.ts';
import { priceOf } from '#web/product/orders/price-cards.tsx';
import { cx } from '#web/ui/class-names.ts';
import { ButtonLink, textLinkClass } from '#web/ui/link.tsx';
import { WelcomeSection } from './welcome-sections.tsx';

const SAVED = priceOf(12 * MONTH_PLAN.cents - YEAR_PLAN.cents);
const { price } = copy;

/** Both plans and what they include. */
export const WelcomePrice = () => (
  <WelcomeSection id="price" heading={price.heading} intro={price.intro}>
    <div className="grid gap-4 md:grid-cols-2 lg:grid-cols-[1fr_1fr_1.1fr]">
      {PLANS.map(({ id, period, cents }) => (
        <div
          key={id}
          className={cx(
            'flex flex-col rounded-xl border bg-surface p-6 shadow-sheet',
            id === YEAR_PLAN.id ? 'border-primary' : 'border-line',
          )}
        >
          <h3 className="text-14 font-semibold text-ink">{price.names[period]}</h3>
          <p className="mt-3 flex items-baseline gap-2">
            <span className="font-serif text-46 font-medium text-ink">{priceOf(cents)}</span>
            <span className="text-14 text-ink-2">{price.per(period)}</span>
          </p>
          <p className="mt-1 text-13 text-ok md:min-h-6">{id === YEAR_PLAN.id && price.save(SAVED)}</p>
          <ButtonLink
            to="/register"
            search={{ period }}
            variant={id === YEAR_PLAN.id ? 'primary' : 'secondary'}
            size="lg"
            className="mt-5 w-full"
          >
            {copy.getStarted}
          </ButtonLink>
        </div>
      ))}
      <ul className="flex flex-col justify-center gap-2.5 rounded-xl bg-soft p-6 text-14 text-soft-ink md:max-lg:col-span-2">
        {price.included.map((item) => (
          <li key={item} className="flex gap-2.5">
            <Check aria-hidden size={17} strokeWidth={2.5} className="mt-0.5 shrink-0" />
            {item}
          </li>
        ))}
      </ul>
    </div>
    <p className="mt-5 text-14 text-ink-2 text-pretty">
      {price.terms}{' '}
      <a href="/terms" className={textLinkClass}>
        {price.readTerms}
      </a>
      .
    </p>
  </WelcomeSection>
);
