import type { NoticeRow } from '#core/contract/notices.ts';
import { addFilesDialogCopy as copy } from '#core/copy/notices.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { FileUpload } from './file-upload.tsx';

export const AddFilesDialog = ({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) => (
  <Dialog title={copy.title} description={copy.description} onClose={onClose}>
    <FileUpload noticeId={notice.id} onDone={onClose} />
  </Dialog>
);
