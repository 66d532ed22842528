import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { deleteWebhook, rotateWebhookSecret, type Webhook } from '#core/contract/intake/webhooks.ts';
import { webhookCopy as copy } from '#core/copy/intake/webhooks.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Menu, MenuItem } from '#web/ui/dialog/menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

interface Props {
  webhook: Webhook;
  isRemoved: boolean;
  onSecret: (secret: string) => void;
}

/** What is done rarely with a webhook. */
export function WebhookMenu({ webhook, isRemoved, onSecret }: Props) {
  const [dialog, setDialog] = useState<'edit' | 'rotate' | 'delete' | null>(null);
  const rotate = useAct(rotateWebhookSecret);
  const remove = useAct(deleteWebhook, { toast: messages.webhookDeleted });
  const close = () => setDialog(null);
  const params = { id: String(webhook.id) };
  const replace = async () => {
    const outcome = await rotate({ params });
    close();
    if (outcome?.done) onSecret(outcome.answer.secret);
  };
  return (
    <>
      <Menu
        trigger={
          <IconButton label={copy.actionsFor(webhook.url)} size="sm">
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        {!isRemoved && <MenuItem onClick={() => setDialog('edit')}>{copy.edit}</MenuItem>}
        {!isRemoved && <MenuItem onClick={() => setDialog('rotate')}>{copy.rotate}</MenuItem>}
        <MenuItem isGrave onClick={() => setDialog('delete')}>
          {copy.delete}
        </MenuItem>
      </Menu>
      {dialog === 'edit' && <WebhookDialog companyId={webhook.company.id} webhook={webhook} onClose={close} />}
      {dialog === 'rotate' && (
        <ConfirmDialog
          title={copy.rotateTitle}
          act={copy.rotate}
          pending={rotate.pending}
          onAct={() => void replace()}
          onClose={close}
        >
          {copy.rotateText}
        </ConfirmDialog>
      )}
      {dialog === 'delete' && (
        <ConfirmDialog
          title={copy.deleteTitle}
          act={copy.delete}
          danger
          pending={remove.pending}
          onAct={() => void remove({ params }).then(close)}
          onClose={close}
        >
          {copy.deleteText}
        </ConfirmDialog>
      )}
    </>
  );
}
