import type { NoticeRow } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { BulkAssigneeDialog } from './bulk-assignee-dialog.tsx';
import { BulkCompanyDialog } from './bulk-company-dialog.tsx';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkSendDialog } from './bulk-send-dialog.tsx';

export type BulkAction = 'assignee' | 'send' | 'company' | 'delete';

export interface BulkDialogProps {
  me: Profile;
  notices: readonly NoticeRow[];
  /** The action was tried on all notices. */
  onDone: () => void;
  onClose: () => void;
}

/** The dialog of a bulk action. */
export function BulkDialog({ action, ...props }: BulkDialogProps & { action: BulkAction }) {
  if (action === 'assignee') return <BulkAssigneeDialog {...props} />;
  if (action === 'send') return <BulkSendDialog {...props} />;
  return action === 'company' ? <BulkCompanyDialog {...props} /> : <BulkDeleteDialog {...props} />;
}
