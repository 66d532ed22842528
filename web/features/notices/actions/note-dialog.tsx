import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { createNote, NoteText } from '#core/contract/records/notes.ts';
import { noteDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

/** Adds a note without leaving the screen. */
export function NoteDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const add = useAct(createNote, { toast: messages.noteAdded });
  const form = useContractForm(NoteText, { text: '' }, 'onSubmit');
  return (
    <Dialog title={copy.addNote} description={noticeTitle(notice)} onClose={onClose}>
      <Form
        form={form}
        label={copy.addNote}
        act={({ text }) => add({ body: { object_id: notice.id, content_type: 'notice', text } })}
        onDone={onClose}
        className="flex flex-1 flex-col"
      >
        <TextAreaField name="text" label={copy.note} rows={5} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            {copy.addNote}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
