import { CreditCard } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { PaymentMethod } from '#core/contract/registry/companies.ts';
import { storedCardCopy as copy } from '#core/copy/registry/companies.ts';
import { brandName } from '#core/rules/trade/card.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  card: PaymentMethod | null;
  changeCard: (onClose: () => void) => ReactNode;
}

/** Brand, last four digits and expiration date of the stored card. */
export function StoredCard({ card, changeCard }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <span className="grid size-11 shrink-0 place-items-center rounded-lg bg-soft text-soft-ink">
          <CreditCard aria-hidden size={20} />
        </span>
        <div className="min-w-0 flex-1 basis-40">
          {card ? (
            <>
              <p className="text-14 font-medium text-ink">
                {brandName(card.brand)} <span className="sr-only">{copy.endingIn}</span> <span aria-hidden>••••</span>{' '}
                {card.last4}
              </p>
              <p className="text-13 text-ink-3">
                {copy.expires(String(card.expiry_month).padStart(2, '0'), card.expiry_year)}
              </p>
            </>
          ) : (
            <>
              <p className="text-14 font-medium text-ink">{copy.noCard}</p>
              <p className="text-13 text-ink-3 text-pretty">{copy.cardHint}</p>
            </>
          )}
        </div>
        <Button onClick={() => setIsOpen(true)}>{card ? copy.changeCard : copy.addACard}</Button>
      </div>
      {isOpen && changeCard(() => setIsOpen(false))}
    </>
  );
}
