import { createNote, NoteText } from '#core/contract/notes.ts';
import type { NoticeRow } from '#core/contract/notices.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

/** A note, written without leaving the place. */
export function NoteDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const add = useAct(createNote, { toast: messages.noteAdded });
  const form = useContractForm(NoteText, { text: '' }, 'onSubmit');
  return (
    <Dialog title="Add note" description={noticeTitle(notice)} onClose={onClose}>
      <Form
        form={form}
        label="Add note"
        act={({ text }) => add({ body: { object_id: notice.id, content_type: 'notice', text } })}
        onDone={onClose}
        className="flex flex-1 flex-col"
      >
        <TextAreaField name="text" label="Note" rows={5} />
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            Add note
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
