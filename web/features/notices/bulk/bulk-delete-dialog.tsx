import { deleteNotice } from '#core/contract/intake/notices.ts';
import { bulkDeleteNoticesCopy as copy } from '#core/copy/intake/bulk-notices.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';

export function BulkDeleteDialog({ notices, onDone, onClose }: BulkDialogProps) {
  const { run, pending, progress } = useActOnAll(deleteNotice, { toast: messages.noticesDeleted });
  return (
    <DeleteDialog
      title={copy.title(notices.length)}
      pending={pending}
      act={async () => {
        await run(notices.map(({ id }) => ({ params: { id: String(id) } })));
        return { done: true as const, answer: undefined };
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{copy.text(messages.cannotBeUndone)}</p>
      <BulkProgress progress={progress} />
    </DeleteDialog>
  );
}
