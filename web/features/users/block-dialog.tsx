import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';

interface Props {
  /** "Ada Lovelace" or "3 users". */
  who: string;
  pending: boolean;
  onBlock: () => void;
  onClose: () => void;
}

/** Blocking takes effect at once, so it is asked about; activating again is one click and is not. */
export function BlockDialog({ who, pending, onBlock, onClose }: Props) {
  return (
    <Dialog title={`Block ${who}?`} size="sm" onClose={onClose}>
      <p className="text-14 text-ink-2 text-pretty">
        All sessions end at once, on every device, and logging in is refused until the status is Active again.
        Companies, orders and notices stay as they are.
      </p>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" pending={pending} onClick={onBlock}>
          Block
        </Button>
      </Actions>
    </Dialog>
  );
}
