import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { hostedCardCopy as copy } from '#core/copy/trade/payments.ts';
import { messages } from '#core/messages.ts';
import { Button } from '#web/ui/button.tsx';
import { type HostedElement, loadStripe, type StripeJs } from './stripe-js.ts';

/** The gateway's card token, or a validation error. */
export type HostedRead = { payment_token: string } | { message: string };

export interface HostedCardHandle {
  /** Returns the same token until the card changes or `forget` is called, so that a retry is idempotent. */
  read(): Promise<HostedRead>;
  forget(): void;
}

interface Props {
  readonly publishableKey: string;
  readonly ref: Ref<HostedCardHandle>;
  readonly onEdit?: () => void;
}

/** Card fields hosted by Stripe: card data never reaches this page or our server. */
export function HostedCard({ publishableKey, ref, onEdit }: Props) {
  const container = useRef<HTMLDivElement>(null);
  const ready = useRef<{ stripe: StripeJs; element: HostedElement } | null>(null);
  const token = useRef<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);

  const changed = useEffectEvent((message: string | null) => {
    token.current = null;
    setProblem(message);
    onEdit?.();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reloads the script
  useEffect(() => {
    let isUnmounted = false;
    setHasFailed(false);
    loadStripe(publishableKey).then(
      (stripe) => {
        if (isUnmounted || !container.current) return;
        const { color } = getComputedStyle(container.current);
        const element = stripe.elements().create('card', { style: { base: { color, fontSize: '16px' } } });
        element.on('change', ({ error }) => changed(error?.message ?? null));
        element.mount(container.current);
        ready.current = { stripe, element };
      },
      () => !isUnmounted && setHasFailed(true),
    );
    return () => {
      isUnmounted = true;
      ready.current?.element.destroy();
      ready.current = null;
    };
  }, [publishableKey, tries]);

  useImperativeHandle(ref, () => ({
    async read() {
      if (token.current) return { payment_token: token.current };
      if (!ready.current) return { message: messages.cardFormMissing };
      const { stripe, element } = ready.current;
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card: element });
      if (!paymentMethod) return { message: error?.message ?? messages.cardTokenInvalid };
      token.current = paymentMethod.id;
      return { payment_token: paymentMethod.id };
    },
    forget() {
      token.current = null;
    },
  }));

  return (
    <fieldset>
      <legend className="pb-2 text-13 font-medium text-ink">{copy.card}</legend>
      <div
        ref={container}
        data-hosted-card
        className="min-h-11 rounded-md border border-line-strong bg-surface px-3 py-3 text-ink"
      />
      {problem && (
        <p role="alert" className="mt-1.5 text-13 text-bad">
          {problem}
        </p>
      )}
      {hasFailed && (
        <div role="alert" className="mt-2 flex flex-wrap items-center gap-3 text-13 text-bad">
          {messages.cardFormMissing}
          <Button size="sm" onClick={() => setTries((count) => count + 1)}>
            {copy.tryAgain}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
