import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import type { Order } from '#core/contract/trade/orders.ts';
import { CardForm, listPaymentInstructions } from '#core/contract/trade/payments.ts';
import { paymentCopy as copy } from '#core/copy/trade/payments.ts';
import { COINS, PAYMENT_TYPE, type Period, paymentTypeLookup, planOfPeriod } from '#core/lookups.ts';
import { reading } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { useSettings } from '#web/lib/session/settings.ts';
import { PriceCards, priceOf } from '#web/product/orders/price-cards.tsx';
import { Button } from '#web/ui/button.tsx';
import { AnyCard, type CardValues, cardBody, NO_CARD } from './card/card-body.ts';
import { HostedCard, type HostedCardHandle } from './card/hosted-card.tsx';
import { MethodList } from './method-list.tsx';
import { type Coin, MethodPanel } from './method-panel.tsx';
import { NoDomainsWarning } from './no-domains-warning.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { usePayment } from './use-payment.ts';

interface Props {
  readonly order: Order;
  /** spec §4: called after success and after the last failed attempt; leads to the order. */
  readonly onFinished: (order: Order, payment_type: number) => void;
  /** Link to add domains, if the order has none. */
  readonly addDomains?: ReactNode;
}

/** spec §2: prices, methods, one panel and a summary. Used in the dialog and on its own screen. */
export function Payment({ order, onFinished, addDomains }: Props) {
  const [period, setPeriod] = useState<Period>(order.period);
  const [coin, setCoin] = useState<Coin>(COINS[0]);
  const payment = usePayment(order, period, onFinished);
  const { attempts } = payment;
  const { payment_type, loading } = attempts;
  const isCard = payment_type === PAYMENT_TYPE.card;
  const { stripe_key } = useSettings();
  // Loaded with the form, so that nothing moves when a method is chosen.
  const { data: instructions } = useQuery(reading(listPaymentInstructions, {}));
  const hosted = useRef<HostedCardHandle>(null);
  const form = useContractForm(isCard && !stripe_key ? CardForm : AnyCard, NO_CARD);
  const busy = loading || payment.continuing || attempts.outcome === 'paid';
  const total = priceOf(planOfPeriod(period).cents);

  const choosePeriod = (next: Period) => {
    payment.startNewRequest();
    setPeriod(next);
  };

  const pay = async (typed: CardValues) => {
    const choice = { payment_type, coin: payment_type === PAYMENT_TYPE.crypto ? coin : undefined };
    if (!isCard) return payment.pay(choice);
    if (!stripe_key || !hosted.current) return payment.pay({ ...choice, card: cardBody(typed) });
    const card = await hosted.current.read();
    if ('message' in card) return { done: false, message: card.message, fields: {}, reported: false } as const;
    const outcome = await payment.pay({ ...choice, card });
    if (!payment.isUnanswered()) hosted.current?.forget();
    return outcome;
  };

  return (
    <Form form={form} label={copy.payment} act={pay} className="@container">
      <div className="grid gap-6 @min-[720px]:grid-cols-[minmax(0,1fr)_312px] @min-[720px]:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <NoDomainsWarning order={order} action={addDomains} />
          <PriceCards period={period} disabled={busy} onChange={choosePeriod} />
          <MethodList
            payment_type={payment_type}
            disabled={busy}
            onChange={(next) => {
              form.clearErrors();
              payment.changeMethod(next);
            }}
          />
          <MethodPanel
            payment_type={payment_type}
            coin={coin}
            instructions={instructions?.find((one) => one.payment_type.id === payment_type)?.instructions}
            disabled={busy}
            onCoin={(next) => {
              payment.startNewRequest();
              setCoin(next);
            }}
            onCardEdit={payment.editCard}
            hosted={
              stripe_key ? <HostedCard ref={hosted} publishableKey={stripe_key} onEdit={payment.editCard} /> : undefined
            }
          />
        </div>
        <div className="@min-[720px]:sticky @min-[720px]:top-6">
          <PaymentSummary order={order} period={period}>
            {attempts.error && (
              <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
                {attempts.error}
              </p>
            )}
            <Button type="submit" variant="primary" size="lg" pending={loading} disabled={busy} className="w-full">
              {copy.pay(total)}
              {!isCard && copy.paymentMethod(paymentTypeLookup(payment_type).name)}
            </Button>
            {attempts.mayContinueWithout && (
              <Button
                pending={payment.continuing}
                disabled={busy}
                onClick={() => void payment.continueWithout()}
                className="w-full"
              >
                {copy.continueWithoutPayment}
              </Button>
            )}
            {isCard && (
              <p className="flex items-start gap-1.5 text-12 text-ink-3">
                <Lock aria-hidden size={13} className="mt-[3px] shrink-0" />
                {copy.cardHint}
              </p>
            )}
          </PaymentSummary>
        </div>
      </div>
    </Form>
  );
}
