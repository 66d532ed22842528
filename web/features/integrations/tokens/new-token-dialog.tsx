import { newTokenCopy as copy } from '#core/copy/registry/tokens.ts';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

/** Shows a new token, once. */
export const NewTokenDialog = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <Dialog title={copy.title} description={copy.text} onClose={onClose}>
    <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <p className="w-full select-all font-mono text-13 text-ink [overflow-wrap:anywhere]">
        <span className="sr-only">{copy.label} </span>
        <Breakable text={token} />
      </p>
      <CopyButton label={copy.copy} text={token}>
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
