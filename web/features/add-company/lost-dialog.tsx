import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';

interface Props {
  /** What would be gone, in words. */
  readonly lost: string;
  /** The order that is kept, if there is one. */
  readonly number: string | null;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asked only when something would be lost. */
export function LostDialog({ lost, number, onLeave, onStay }: Props) {
  return (
    <Dialog title="Close without saving?" size="sm" onClose={onStay}>
      <p className="text-14 text-ink-2 text-pretty">
        {lost} will be lost.
        {number && ` Order ${number} is saved as a draft. You can continue it at any time.`}
      </p>
      <Actions>
        <Button onClick={onStay}>Keep editing</Button>
        <Button variant="danger" onClick={onLeave}>
          Close
        </Button>
      </Actions>
    </Dialog>
  );
}
