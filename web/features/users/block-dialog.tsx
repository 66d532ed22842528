import { blockDialogCopy as copy } from '#core/copy/records/users.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface Props {
  /** "Ada Lovelace" or "3 users". */
  who: string;
  pending: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** Blocking takes effect at once, so it is asked about. */
export const BlockDialog = ({ who, ...rest }: Props) => (
  <ConfirmDialog title={copy.blockWho(who)} act={copy.block} danger {...rest}>
    {copy.allSessionsEndImmediatelyOn}
  </ConfirmDialog>
);

/** Of several at once: one of them may be there by mistake. */
export const ActivateDialog = ({ who, ...rest }: Props) => (
  <ConfirmDialog title={copy.activateWho(who)} act={copy.activate} {...rest}>
    {copy.theyCanLogInAgain}
  </ConfirmDialog>
);
