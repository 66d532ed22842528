import { discardDialogCopy as copy } from '#core/copy/registry/add-company.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  /** Description of the unsaved input. */
  readonly lost: string;
  /** The saved draft order, if any. */
  readonly number: string | null;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Shown only when closing would discard input. */
export function DiscardDialog({ lost, number, onLeave, onStay }: Props) {
  return (
    <Dialog title={copy.title} size="sm" onClose={onStay}>
      <p className="text-14 text-ink-2 text-pretty">
        {copy.willBeLost(lost)}
        {number && copy.draftSaved(number)}
      </p>
      <Actions>
        <Button onClick={onStay}>{copy.keepEditing}</Button>
        <Button variant="danger" onClick={onLeave}>
          {copy.close}
        </Button>
      </Actions>
    </Dialog>
  );
}
