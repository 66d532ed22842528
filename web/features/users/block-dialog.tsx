import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface Props {
  /** "Ada Lovelace" or "3 users". */
  who: string;
  pending: boolean;
  onAct: () => void;
  onClose: () => void;
}

/** Blocking takes effect at once, so it is asked about. */
export const BlockDialog = ({ who, ...rest }: Props) => (
  <ConfirmDialog title={`Block ${who}?`} act="Block" danger {...rest}>
    All sessions end immediately on every device, and they cannot log in until the status is Active again. Companies,
    orders and notices stay as they are.
  </ConfirmDialog>
);

/** Of several at once: one of them may be there by mistake. */
export const ActivateDialog = ({ who, ...rest }: Props) => (
  <ConfirmDialog title={`Activate ${who}?`} act="Activate" {...rest}>
    They can log in again with their old password. Unconfirmed addresses count as confirmed, and we email them a link to
    set a password.
  </ConfirmDialog>
);
