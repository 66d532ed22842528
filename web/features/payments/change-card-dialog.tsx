import { CardForm, changePaymentMethod } from '#core/contract/payments.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { cardBody, NO_CARD } from './card-body.ts';
import { CardFields } from './card-fields.tsx';

interface Props {
  readonly companyId: number;
  readonly onClose: () => void;
}

/** Another card for what is charged when the period ends. The gateway's word for it is stored, never its number. */
export function ChangeCardDialog({ companyId, onClose }: Props) {
  const change = useAct(changePaymentMethod, {
    refresh: ['getBilling', 'getSubscription', 'getCompany', 'listHistory'],
    toast: messages.paymentMethodUpdated,
    inPlace: true,
  });
  const form = useContractForm(CardForm, NO_CARD);
  return (
    <Dialog
      title="Change the card"
      description="It is charged when the subscription's period ends, or at once when a payment is due."
      size="sm"
      onClose={onClose}
    >
      <Form
        form={form}
        label="Card"
        act={(card) => change({ params: { id: String(companyId) }, body: cardBody(card) })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <CardFields />
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            Save card
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
