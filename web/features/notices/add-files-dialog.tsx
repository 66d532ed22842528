import type { NoticeRow } from '#core/contract/notices.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileUpload } from './file-upload.tsx';

export const AddFilesDialog = ({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) => (
  <Dialog
    title="Add files"
    description="Add scans, receipts or your reply. They stay with the notice."
    onClose={onClose}
  >
    <FileUpload noticeId={notice.id} onDone={onClose} />
  </Dialog>
);
