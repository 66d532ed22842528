import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { createNote, NoteFields } from '#core/contract/records/notes.ts';
import { noteDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { notesCopy } from '#core/copy/records/notes.ts';
import { messages } from '#core/messages.ts';
import { useMe } from '#web/lib/call/me.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { CheckField } from '#web/ui/form/check-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

/** Adds a note without leaving the screen. */
export function NoteDialog({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) {
  const add = useAct(createNote, { toast: messages.noteAdded });
  const isStaff = useMe()?.result.is_superuser ?? false;
  const form = useContractForm(NoteFields, { text: '', is_internal: isStaff }, 'onSubmit');
  return (
    <Dialog title={copy.addNote} description={noticeTitle(notice)} onClose={onClose}>
      <Form
        form={form}
        label={copy.addNote}
        act={(note) => add({ body: { object_id: notice.id, content_type: 'notice', ...note } })}
        onDone={onClose}
        className="flex flex-1 flex-col"
      >
        <TextAreaField name="text" label={copy.note} rows={5} />
        {isStaff && <CheckField name="is_internal" label={notesCopy.onlyStaff} />}
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
