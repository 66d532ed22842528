import { useState } from 'react';
import { type Contact, deleteContact } from '#core/contract/intake/contacts.ts';
import { deleteSenderCopy as copy } from '#core/copy/intake/senders.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';

/** Only senders without notices can be deleted. */
export function DeleteSender({ sender, onDeleted }: { sender: Contact; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteContact, { inPlace: true, refresh: false });
  return (
    <>
      <DangerZone
        title={copy.deleteThisSender}
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {copy.deleteSender}
          </Button>
        }
      >
        <p>{copy.deleteText(messages.cannotBeUndone)}</p>
      </DangerZone>
      {isOpen && (
        <DeleteDialog
          title={copy.deleteThisSenderTitle}
          pending={remove.pending}
          act={() => remove({ params: { id: String(sender.id) } })}
          onDone={onDeleted}
          onClose={() => setIsOpen(false)}
        >
          <strong className="font-medium text-ink">{sender.name || sender.email}</strong>{' '}
          {copy.deleteConfirmation(messages.cannotBeUndone)}
        </DeleteDialog>
      )}
    </>
  );
}
