import { eraseSubscriber, type Subscriber } from '#core/contract/intake/subscribers.ts';
import { eraseDialogCopy as copy } from '#core/copy/intake/subscribers.ts';
import { useAct } from '#web/lib/call/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';

/** Says what is erased and what stays. */
export function EraseDialog({ one, onClose }: { one: Subscriber; onClose: () => void }) {
  const erase = useAct(eraseSubscriber, { toast: copy.done });
  return (
    <DeleteDialog
      title={copy.title}
      pending={erase.pending}
      act={() => erase({ params: { id: String(one.id) } })}
      onDone={onClose}
      onClose={onClose}
    >
      <p>{copy.erased(one.handle, `erased-${one.id}`)}</p>
      <p className="mt-3">{copy.stays}</p>
    </DeleteDialog>
  );
}
