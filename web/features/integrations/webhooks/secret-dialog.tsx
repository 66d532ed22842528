import { webhookSecretCopy as copy } from '#core/copy/intake/webhooks.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

/** Shows a secret once. */
export const SecretDialog = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <Dialog title={copy.title} description={copy.text} onClose={onClose}>
    <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <p className="w-full select-all font-mono text-13 text-ink [overflow-wrap:anywhere]">
        <span className="sr-only">{copy.label} </span>
        <Breakable text={secret} />
      </p>
      <CopyButton label={copy.copy} text={secret}>
        {copy.copyShort}
      </CopyButton>
    </div>
    <Actions>
      <Button variant="primary" onClick={onClose}>
        {copy.done}
      </Button>
    </Actions>
  </Dialog>
);
