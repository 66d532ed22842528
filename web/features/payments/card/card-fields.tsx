import { CreditCard } from 'lucide-react';
import type { ChangeEvent, ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { TEST_CARD } from '#core/constants.ts';
import { cardFieldsCopy as copy } from '#core/copy/trade/payments.ts';
import { type CardBrand, cardBrand, codeLength, digitsOf, maskExpiry, maskNumber } from '#core/rules/trade/card.ts';
import { useField } from '#web/lib/form/form.tsx';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldFrame, inputClass } from '#web/ui/form/field.tsx';
import { maskInput } from './masked-input.ts';

const BRANDS: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  diners_club: 'Diners Club',
  jcb: 'JCB',
  visa_electron: 'Visa Electron',
};

interface CardFieldProps extends Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'placeholder'> {
  readonly name: string;
  readonly label: string;
  readonly mask?: (typed: string) => string;
  readonly deps?: string;
  readonly onEdit?: () => void;
  /** Rendered over the end of the input. */
  readonly mark?: ReactNode;
}

function CardField({ name, label, mask, deps, onEdit, mark, ...native }: CardFieldProps) {
  const field = useField(name, { deps });
  return (
    <FieldFrame id={field.id} label={label} error={field.error}>
      <div className="relative">
        <input
          {...native}
          {...field.control}
          id={field.id}
          type="text"
          spellCheck={false}
          aria-invalid={field.error ? true : undefined}
          aria-describedby={field.error ? field.errorId : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => {
            if (mask) maskInput(event, mask);
            onEdit?.();
            return field.control.onChange(event);
          }}
          className={inputClass(Boolean(field.error), mark ? 'pr-28' : undefined)}
        />
        {mark}
      </div>
    </FieldFrame>
  );
}

/** spec §2 and §5: the four card fields, masked while typing. Values stay in this form. */
export function CardFields({ onEdit }: { onEdit?: () => void }) {
  const number: string = useFormContext().watch('number');
  const brand = cardBrand(number);
  const { test_mode } = useSettings();
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      {test_mode && <TestMode onFill={onEdit} />}
      <div className="sm:col-span-2">
        <CardField name="name" label={copy.nameOnCard} autoComplete="cc-name" onEdit={onEdit} />
      </div>
      <div className="sm:col-span-2">
        <CardField
          name="number"
          label={copy.cardNumber}
          autoComplete="cc-number"
          inputMode="numeric"
          placeholder="0000 0000 0000 0000"
          mask={maskNumber}
          deps="cvv"
          onEdit={onEdit}
          mark={
            <span className="pointer-events-none absolute inset-y-0 right-3 flex items-center gap-1.5 text-12 text-ink-3">
              {digitsOf(number) && <span data-brand={brand}>{BRANDS[brand]}</span>}
              <CreditCard aria-hidden size={16} />
            </span>
          }
        />
      </div>
      <CardField
        name="expiry"
        label={copy.expiry}
        autoComplete="cc-exp"
        inputMode="numeric"
        placeholder={copy.placeholder}
        mask={maskExpiry}
        onEdit={onEdit}
      />
      <CardField
        name="cvv"
        label={copy.securityCode}
        autoComplete="cc-csc"
        inputMode="numeric"
        placeholder={'0'.repeat(codeLength(brand))}
        mask={(typed) => digitsOf(typed).slice(0, codeLength(brand))}
        onEdit={onEdit}
      />
    </div>
  );
}

/** With the sandbox gateway: says that no money is taken, and fills in a card that works. */
function TestMode({ onFill }: { onFill: (() => void) | undefined }) {
  const { setValue } = useFormContext();
  const fill = () => {
    const card = { name: copy.testName, ...TEST_CARD, expiry: `12 / ${(new Date().getFullYear() + 3) % 100}` };
    for (const [name, value] of Object.entries(card))
      setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    onFill?.();
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-info-bg px-4 py-2.5 text-13 text-info sm:col-span-2">
      <p>
        <span className="font-medium">{copy.testMode}</span> · {copy.testModeHint}
      </p>
      <Button size="sm" onClick={fill}>
        {copy.useTestCard}
      </Button>
    </div>
  );
}
