import type { ReactNode } from 'react';
import { methodPanelCopy as copy } from '#core/copy/trade/payments.ts';
import { COINS, PAYMENT_TYPE } from '#core/lookups.ts';
import { Choice } from '#web/ui/form/choice.tsx';
import { CardFields } from './card/card-fields.tsx';

export type Coin = (typeof COINS)[number];

interface Props {
  readonly payment_type: number;
  readonly coin: Coin;
  /** How to pay by a manual method; undefined while they load. */
  readonly instructions: string | undefined;
  readonly disabled: boolean;
  readonly onCoin: (coin: Coin) => void;
  readonly onCardEdit: () => void;
  /** Card fields hosted by the gateway, if configured. */
  readonly hosted: ReactNode;
}

/** The chosen method's fields, or its next steps. */
export function MethodPanel({ payment_type, coin, instructions, disabled, onCoin, onCardEdit, hosted }: Props) {
  if (payment_type === PAYMENT_TYPE.card) return hosted ?? <CardFields onEdit={onCardEdit} />;
  return (
    <div className="flex flex-col gap-4">
      {payment_type === PAYMENT_TYPE.crypto && <Coins coin={coin} disabled={disabled} onCoin={onCoin} />}
      <div className="rounded-lg bg-sunken px-4 py-3.5 text-13 text-ink-2">
        {instructions === undefined ? (
          <p aria-busy="true">{copy.loadingInstructions}</p>
        ) : (
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">{instructions}</p>
        )}
        <p className="mt-1.5">{copy.processedAfterPayment}</p>
      </div>
    </div>
  );
}

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
