import { skipDialogCopy as copy } from '#core/copy/registry/add-company.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  /** Domains that were entered. */
  readonly count: number;
  readonly onAdd: () => void;
  readonly onSkip: () => void;
  readonly onClose: () => void;
}

/** Shown only when skipping would drop domains. */
export const SkipDialog = ({ count, onAdd, onSkip, onClose }: Props) => (
  <Dialog title={copy.title(count)} size="sm" onClose={onClose}>
    <p className="text-14 text-ink-2 text-pretty">{copy.text(count)}</p>
    <Actions>
      <Button onClick={onSkip}>{copy.skip(count)}</Button>
      <Button variant="primary" onClick={onAdd}>
        {copy.add(count)}
      </Button>
    </Actions>
  </Dialog>
);
