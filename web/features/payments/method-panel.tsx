import type { ReactNode } from 'react';
import { methodPanelCopy as copy } from '#core/copy/trade/payments.ts';
import { COINS, PAYMENT_TYPE, paymentTypeLookup } from '#core/lookups.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { CardFields } from './card/card-fields.tsx';

export type Coin = (typeof COINS)[number];

interface Props {
  readonly payment_type: number;
  readonly coin: Coin;
  readonly disabled: boolean;
  readonly onCoin: (coin: Coin) => void;
  readonly onCardEdit: () => void;
  /** Card fields hosted by the gateway, if configured. */
  readonly hosted: ReactNode;
}

const MANUAL: Readonly<Record<number, string>> = {
  [PAYMENT_TYPE.paypal]: copy.manualPaypal,
  [PAYMENT_TYPE.paxum]: copy.manualPaxum,
  [PAYMENT_TYPE.ach]: copy.manualAch,
  [PAYMENT_TYPE.wire]: copy.manualWire,
  [PAYMENT_TYPE.crypto]: copy.manualCrypto,
};

/** The chosen method's fields, or its next steps. */
export function MethodPanel({ payment_type, coin, disabled, onCoin, onCardEdit, hosted }: Props) {
  if (payment_type === PAYMENT_TYPE.card) return hosted ?? <CardFields onEdit={onCardEdit} />;
  return (
    <div className="flex flex-col gap-4">
      {payment_type === PAYMENT_TYPE.crypto && <Coins coin={coin} disabled={disabled} onCoin={onCoin} />}
      <div className="rounded-lg bg-sunken px-4 py-3.5 text-13 text-ink-2">
        <p>
          {copy.invoiceFollows(inRunningText(payment_type))} {MANUAL[payment_type]}
        </p>
        <p className="mt-1.5">{copy.processedAfterPayment}</p>
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
      <legend className="pb-2 text-13 font-medium text-ink">{copy.coin}</legend>
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
