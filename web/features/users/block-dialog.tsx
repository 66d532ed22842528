import { blockDialogCopy as copy } from '#core/copy/records/users.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

interface Props {
  /** Subject of the title: "Ada Lovelace" or "3 users". */
  who: string;
  pending: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** Asks for confirmation, because blocking takes effect immediately. */
export const BlockDialog = ({ who, ...rest }: Props) => (
  <ConfirmDialog title={copy.blockTitle(who)} act={copy.block} danger {...rest}>
    {copy.blockText}
  </ConfirmDialog>
);

/** Used for bulk activation, where a user may be selected by mistake. */
export const ActivateDialog = ({ who, ...rest }: Props) => (
  <ConfirmDialog title={copy.activateTitle(who)} act={copy.activate} {...rest}>
    {copy.activateText}
  </ConfirmDialog>
);
