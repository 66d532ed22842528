import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  copy: Readonly<Record<'title' | 'text' | 'label' | 'copy' | 'copyShort' | 'done', string>>;
  secret: string;
  onClose: () => void;
}

/** Shows what only its hash or sealed form is kept of: a new token, or the secret of a webhook. */
export const ShownOnceDialog = ({ copy, secret, onClose }: Props) => (
  <Dialog title={copy.title} description={copy.text} onClose={onClose}>
    <div className="flex flex-col items-start gap-3 rounded-md border border-line bg-sunken p-4">
      <p className="w-full select-all font-mono text-13 text-ink break-all">
        <span className="sr-only">{copy.label} </span>
        {secret}
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
