import { NoticeSend, sendNotice } from '#core/contract/intake/notices.ts';
import { bulkSendDialogCopy as copy } from '#core/copy/intake/bulk-notices.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';

const BulkSend = NoticeSend.pick({ email: true, message: true });

/** Sends each selected notice to one address, under its own subject. */
export function BulkSendDialog({ notices, onDone, onClose }: BulkDialogProps) {
  const { run, pending, progress } = useActOnAll(sendNotice, { toast: messages.noticesSent });
  const form = useContractForm(BulkSend, { email: '', message: '' });
  return (
    <Dialog title={copy.title(notices.length)} description={copy.description} onClose={onClose}>
      <Form
        form={form}
        label={copy.title(notices.length)}
        act={async (letter) => {
          await run(
            notices.map((notice) => ({
              params: { id: String(notice.id) },
              body: { ...letter, subject: noticeTitle(notice) },
            })),
          );
          return { done: true as const, answer: undefined };
        }}
        onDone={onDone}
        className="flex flex-1 flex-col gap-5"
      >
        <EmailField name="email" label={copy.email} autoComplete="off" />
        <TextAreaField name="message" label={copy.message} rows={4} optional />
        <Actions note={<BulkProgress progress={progress} />}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {copy.send}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
