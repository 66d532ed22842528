import { priceCardsCopy as copy } from '#core/copy/product.ts';
import { MONTH_PLAN, type Period, PLANS, YEAR_PLAN } from '#core/lookups.ts';
import { dollars, money } from '#core/rules/text/money.ts';
import { Badge } from '../../ui/badge.tsx';
import { Choice } from '../../ui/form/choice.tsx';

interface Props {
  readonly period: Period;
  readonly disabled: boolean;
  readonly onChange: (period: Period) => void;
}

export const priceOf = (cents: number): string => dollars(money(cents));

const SAVED = priceOf(12 * MONTH_PLAN.cents - YEAR_PLAN.cents);

/** Yearly and monthly price side by side; yearly is first as the default (spec §9). */
export function PriceCards({ period, disabled, onChange }: Props) {
  return (
    <fieldset>
      <legend className="pb-2 text-13 font-medium text-ink">{copy.price}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {PLANS.map((plan) => (
          <Choice
            key={plan.id}
            name="period"
            value={plan.period}
            checked={period === plan.period}
            disabled={disabled}
            onChoose={() => onChange(plan.period)}
            className="flex-wrap items-baseline gap-x-1.5 gap-y-1 px-4 py-3"
          >
            <span className="font-serif text-26 font-medium">{priceOf(plan.cents)}</span>
            <span className="text-13">{copy.per(plan.period)}</span>
            {plan.id === YEAR_PLAN.id && (
              <span className="ml-auto">
                <Badge tone="ok" dot={false}>
                  {copy.save(SAVED)}
                </Badge>
              </span>
            )}
          </Choice>
        ))}
      </div>
      <p className="pt-2 text-12 text-ink-3">{copy.renews(period)}</p>
    </fieldset>
  );
}
