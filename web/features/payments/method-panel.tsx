import type { ReactNode } from 'react';
import { COINS, PAYMENT_TYPE, paymentTypeLookup } from '#core/lookups.ts';
import { Choice } from '#web/ui/choice.tsx';
import { CardFields } from './card-fields.tsx';

export type Coin = (typeof COINS)[number];

interface Props {
  readonly payment_type: number;
  readonly coin: Coin;
  readonly disabled: boolean;
  readonly onCoin: (coin: Coin) => void;
  readonly onCardEdit: () => void;
  /** The processor's own card fields, where they are used. */
  readonly hosted: ReactNode;
}

const MANUAL: Readonly<Record<number, string>> = {
  [PAYMENT_TYPE.paypal]: 'It includes the PayPal account and the payment reference.',
  [PAYMENT_TYPE.paxum]: 'It includes the Paxum account and the payment reference.',
  [PAYMENT_TYPE.ach]: 'It includes our account and routing numbers for a transfer within the United States.',
  [PAYMENT_TYPE.wire]: 'It includes our bank details for a wire from any country.',
  [PAYMENT_TYPE.crypto]: 'It includes the address to send the coins to.',
};

/** What the chosen method needs to know, or what happens next. */
export function MethodPanel({ payment_type, coin, disabled, onCoin, onCardEdit, hosted }: Props) {
  if (payment_type === PAYMENT_TYPE.card) return hosted ?? <CardFields onEdit={onCardEdit} />;
  return (
    <div className="flex flex-col gap-4">
      {payment_type === PAYMENT_TYPE.crypto && <Coins coin={coin} disabled={disabled} onCoin={onCoin} />}
      <div className="rounded-lg bg-sunken px-4 py-3.5 text-13 text-ink-2">
        <p>
          An invoice with payment instructions for {inRunningText(payment_type)} follows by email.{' '}
          {MANUAL[payment_type]}
        </p>
        <p className="mt-1.5">We process your order once the payment arrives.</p>
      </div>
    </div>
  );
}

const inRunningText = (payment_type: number): string =>
  payment_type === PAYMENT_TYPE.wire || payment_type === PAYMENT_TYPE.crypto
    ? paymentTypeLookup(payment_type).name.toLowerCase()
    : paymentTypeLookup(payment_type).name;

function Coins({ coin, disabled, onCoin }: Pick<Props, 'coin' | 'disabled' | 'onCoin'>) {
  return (
    <fieldset>
      <legend className="pb-2 text-13 font-medium text-ink">Coin</legend>
      <div className="flex flex-wrap gap-2">
        {COINS.map((name) => (
          <Choice
            key={name}
            name="coin"
            value={name}
            checked={coin === name}
            disabled={disabled}
            onChoose={() => onCoin(name)}
            className="h-10 items-center px-3.5 font-mono text-13"
          >
            {name}
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}
