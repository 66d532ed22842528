import { type Contact, ContactFields, changeContact } from '#core/contract/intake/contacts.ts';
import { editSenderDialogCopy as copy } from '#core/copy/intake/senders.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { SenderFields } from '#web/product/senders/sender-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

export function EditSenderDialog({ sender, onClose }: { sender: Contact; onClose: () => void }) {
  const { name, email, company, phone, address } = sender;
  const form = useContractForm(ContactFields, { name, email, company, phone, address });
  const save = useAct(changeContact, { inPlace: true, toast: messages.senderUpdated });
  return (
    <Dialog title={copy.editSender} onClose={onClose}>
      <Form
        form={form}
        label={copy.editSender}
        act={(body) => save({ params: { id: String(sender.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <SenderFields />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={save.pending}>
            {copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
