import { useRef } from 'react';
import { CardForm, changePaymentMethod } from '#core/contract/trade/payments.ts';
import { changeCardDialogCopy as copy } from '#core/copy/trade/payments.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { AnyCard, type CardValues, cardBody, NO_CARD } from './card-body.ts';
import { CardFields } from './card-fields.tsx';
import { HostedCard, type HostedCardHandle } from './hosted-card.tsx';

interface Props {
  readonly companyId: number;
  readonly onClose: () => void;
}

/** Replaces the card that renews the subscription. Only the gateway's token is stored, never the number. */
export function ChangeCardDialog({ companyId, onClose }: Props) {
  const change = useAct(changePaymentMethod, {
    toast: messages.paymentMethodUpdated,
    inPlace: true,
  });
  const { stripe_key } = useSettings();
  const hosted = useRef<HostedCardHandle>(null);
  const form = useContractForm(stripe_key ? AnyCard : CardForm, NO_CARD);
  const save = async (typed: CardValues) => {
    const card = stripe_key && hosted.current ? await hosted.current.read() : cardBody(typed);
    if ('message' in card) return { done: false, message: card.message, fields: {}, reported: false } as const;
    const outcome = await change({ params: { id: String(companyId) }, body: card });
    hosted.current?.forget();
    return outcome;
  };
  return (
    <Dialog title={copy.title} description={copy.description} size="sm" onClose={onClose}>
      <Form form={form} label={copy.card} act={save} onDone={onClose} className="flex flex-1 flex-col gap-5">
        {stripe_key ? <HostedCard ref={hosted} publishableKey={stripe_key} /> : <CardFields />}
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            {copy.saveCard}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
