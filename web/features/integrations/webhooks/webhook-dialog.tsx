import { changeWebhook, createWebhook, type Webhook, WebhookCreate } from '#core/contract/intake/webhooks.ts';
import { webhookFormCopy as copy } from '#core/copy/intake/webhooks.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { EventsField } from './events-field.tsx';

interface Props {
  companyId: number;
  /** The webhook to edit; without it, one is added. */
  webhook?: Webhook;
  onAdded?: (secret: string) => void;
  onClose: () => void;
}

const Fields = WebhookCreate.pick({ url: true, description: true, events: true });

export function WebhookDialog({ companyId, webhook, onAdded, onClose }: Props) {
  const form = useContractForm(Fields, {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    events: webhook?.events ?? [],
  });
  const create = useAct(createWebhook, { inPlace: true });
  const change = useAct(changeWebhook, { inPlace: true, toast: messages.webhookUpdated });
  const title = webhook ? copy.editTitle : copy.addTitle;
  const frame = (
    <>
      <TextField
        name="url"
        type="url"
        label={copy.url}
        hint={copy.urlHint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={copy.urlExample}
      />
      <TextField name="description" label={copy.description} optional autoComplete="off" />
      <EventsField />
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={create.pending || change.pending}>
          {webhook ? copy.save : copy.add}
        </Button>
      </Actions>
    </>
  );
  const className = 'flex flex-1 flex-col gap-5';
  return (
    <Dialog title={title} onClose={onClose}>
      {webhook ? (
        <Form
          form={form}
          label={title}
          act={(body) => change({ params: { id: String(webhook.id) }, body })}
          onDone={onClose}
          className={className}
        >
          {frame}
        </Form>
      ) : (
        <Form
          form={form}
          label={title}
          act={(body) => create({ params: { id: String(companyId) }, body })}
          onDone={({ secret }) => onAdded?.(secret)}
          className={className}
        >
          {frame}
        </Form>
      )}
    </Dialog>
  );
}
