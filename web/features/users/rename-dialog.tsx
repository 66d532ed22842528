import type { User } from '#core/contract/users.ts';
import { renameDialogCopy as copy } from '#core/copy/users.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NamesForm } from './names-form.tsx';

export function RenameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog title={copy.title} description={user.email} onClose={onClose}>
      <NamesForm user={user} onDone={onClose} />
    </Dialog>
  );
}
