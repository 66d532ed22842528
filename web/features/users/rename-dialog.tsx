import type { User } from '#core/contract/users.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { NamesForm } from './names-form.tsx';

export function RenameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog title="Rename user" description={user.email} onClose={onClose}>
      <NamesForm user={user} onDone={onClose} />
    </Dialog>
  );
}
