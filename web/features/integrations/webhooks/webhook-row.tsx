import { useState } from 'react';
import { changeWebhook, type Webhook } from '#core/contract/intake/webhooks.ts';
import { webhookCopy as copy } from '#core/copy/intake/webhooks.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { Switch } from '#web/ui/form/switch.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { DeliveriesDialog } from './deliveries-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { WebhookMenu } from './webhook-menu.tsx';

interface Props {
  webhook: Webhook;
  isRemoved: boolean;
  onSecret: (secret: string) => void;
}

/** A webhook with its health, its switch and what can be done with it. */
export function WebhookRow({ webhook, isRemoved, onSecret }: Props) {
  const [dialog, setDialog] = useState<'test' | 'deliveries' | 'off' | null>(null);
  const change = useAct(changeWebhook, { toast: messages.webhookUpdated });
  const { id, url, description, events, is_active } = webhook;
  const close = () => setDialog(null);
  const turn = async (isOn: boolean) => {
    await change({ params: { id: String(id) }, body: { is_active: isOn } });
    close();
  };
  return (
    <li className="flex flex-col gap-3 py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="font-mono text-13 text-ink [overflow-wrap:anywhere]">
            <Breakable text={url} />
          </p>
          {description && <p className="mt-0.5 text-13 text-ink-2 [overflow-wrap:anywhere]">{description}</p>}
          <p className="mt-1 text-12 text-ink-3 text-pretty">{copy.eventNames(events)}</p>
        </div>
        {!isRemoved && (
          <Switch
            label={copy.turn(url)}
            isOn={is_active}
            onChange={(isOn) => (isOn ? void turn(true) : setDialog('off'))}
          />
        )}
      </div>
      <Health webhook={webhook} />
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        {is_active && (
          <Button size="sm" onClick={() => setDialog('test')}>
            {copy.test}
          </Button>
        )}
        <Button size="sm" onClick={() => setDialog('deliveries')}>
          {copy.deliveries}
        </Button>
        <WebhookMenu webhook={webhook} isRemoved={isRemoved} onSecret={onSecret} />
      </div>
      {dialog === 'test' && <TestDialog webhook={webhook} onClose={close} />}
      {dialog === 'deliveries' && <DeliveriesDialog webhook={webhook} onClose={close} />}
      {dialog === 'off' && (
        <ConfirmDialog
          title={copy.turnOffTitle}
          act={copy.turnOff}
          pending={change.pending}
          onAct={() => void turn(false)}
          onClose={close}
        >
          {copy.turnOffText}
        </ConfirmDialog>
      )}
    </li>
  );
}

function Health({ webhook }: { webhook: Webhook }) {
  const { is_active, failing_since, last_success, disabled_reason, secret_hint } = webhook;
  const isFailing = is_active && failing_since !== null;
  const reason = disabled_reason && copy.reasons[disabled_reason];
  return (
    <>
      {reason && (
        <div className="rounded-md bg-warn-bg px-3 py-2 text-13 text-warn">
          <p className="font-medium">{reason.title}</p>
          <p className="text-pretty">{reason.text}</p>
        </div>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-12 text-ink-3">
        <Badge tone={isFailing ? 'bad' : is_active ? 'ok' : 'muted'}>
          {isFailing ? copy.failing : is_active ? copy.on : copy.off}
        </Badge>
        {isFailing && (
          <span>
            {copy.failingSince} <Moment date={failing_since} />
          </span>
        )}
        {last_success === null ? (
          <span>{copy.waitingForFirst}</span>
        ) : (
          <span>
            {copy.lastSuccess} <Moment date={last_success} />
          </span>
        )}
        <span>{copy.secret(secret_hint)}</span>
      </p>
    </>
  );
}
