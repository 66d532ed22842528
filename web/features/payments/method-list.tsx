import { Bitcoin, CreditCard, Globe, Landmark, type LucideIcon, Wallet } from 'lucide-react';
import { methodListCopy as copy } from '#core/copy/trade/payments.ts';
import { PAYMENT_TYPE, PAYMENT_TYPES } from '#core/lookups.ts';
import { Choice } from '#web/ui/form/choice.tsx';

interface Props {
  readonly payment_type: number;
  readonly disabled: boolean;
  readonly onChange: (payment_type: number) => void;
}

const ICONS: Readonly<Record<number, LucideIcon>> = {
  [PAYMENT_TYPE.card]: CreditCard,
  [PAYMENT_TYPE.paypal]: Wallet,
  [PAYMENT_TYPE.paxum]: Wallet,
  [PAYMENT_TYPE.ach]: Landmark,
  [PAYMENT_TYPE.wire]: Globe,
  [PAYMENT_TYPE.crypto]: Bitcoin,
};

export function MethodList({ payment_type, disabled, onChange }: Props) {
  return (
    <fieldset>
      <legend className="pb-2 text-13 font-medium text-ink">{copy.paymentMethod}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {PAYMENT_TYPES.map(({ id, name }) => {
          const Icon = ICONS[id] ?? Wallet;
          return (
            <Choice
              key={id}
              name="payment_type"
              value={String(id)}
              checked={payment_type === id}
              disabled={disabled}
              onChoose={() => onChange(id)}
              className="h-11 items-center gap-2.5 px-3 text-13"
            >
              <Icon aria-hidden size={16} className="shrink-0 opacity-70" />
              {name}
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}
