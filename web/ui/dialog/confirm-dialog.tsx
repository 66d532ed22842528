import type { ReactNode } from 'react';
import { confirmDialogCopy as copy } from '#core/copy/ui.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  title: string;
  /** Consequences of the action, in one or two sentences. */
  children: ReactNode;
  act: string;
  danger?: boolean;
  pending: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** Asks for confirmation before an action that affects others. */
export function ConfirmDialog({ title, children, act, danger = false, pending, onAct, onClose }: Props) {
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <p className="text-14 text-ink-2 text-pretty">{children}</p>
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant={danger ? 'danger' : 'primary'} pending={pending} onClick={onAct}>
          {act}
        </Button>
      </Actions>
    </Dialog>
  );
}
