import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { getNotice, type NoticeRow, NoticeSend, sendNotice } from '#core/contract/intake/notices.ts';
import { sendDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { useCacheNotice } from '../queries.ts';
import { type Recipients, useRecipients } from './recipients.ts';
import type { Recipient } from './unique-recipients.ts';

interface Props {
  notice: NoticeRow;
  /** The previous recipient, when resending. */
  again?: string;
  onSent?: () => void;
  onClose: () => void;
}

/** Forwards a notice manually, with the original attached. */
export function SendDialog({ notice, again, onSent, onClose }: Props) {
  const recipients = useRecipients(notice);
  return (
    <Dialog title={copy.sendNotice} description={noticeTitle(notice)} onClose={onClose}>
      {recipients ? (
        <SendForm notice={notice} recipients={recipients} again={again} onSent={onSent} onClose={onClose} />
      ) : (
        <SkeletonRows rows={3} label={copy.loadingRecipients} />
      )}
    </Dialog>
  );
}

function SendForm({ notice, recipients, again, onSent, onClose }: Props & { recipients: Recipients }) {
  const { addresses, membersOnly } = recipients;
  const cacheNotice = useCacheNotice();
  const send = useAct(sendNotice, {
    inPlace: true,
    except: [getNotice],
    toast: messages.noticeSent,
    onDone: cacheNotice,
  });
  const form = useContractForm(NoticeSend, {
    email: again ?? addresses[0]?.email ?? '',
    subject: noticeTitle(notice),
    message: '',
  });
  // The dialog opened and took focus before its form had loaded.
  useEffect(() => form.setFocus('email'), [form.setFocus]);
  return (
    <Form
      form={form}
      label={copy.sendNotice}
      act={(body) => send({ params: { id: String(notice.id) }, body })}
      onDone={() => {
        onClose();
        onSent?.();
      }}
      className="flex flex-1 flex-col gap-5"
    >
      <div>
        <EmailField
          name="email"
          label={copy.email}
          autoComplete="off"
          hint={membersOnly ? messages.sentToMembersOnly : undefined}
        />
        <Suggestions recipients={addresses} />
      </div>
      <TextField name="subject" label={copy.subject} autoComplete="off" />
      <TextAreaField name="message" label={copy.message} rows={4} optional />
      <Actions note={notice.raw_file_id === null ? undefined : copy.originalAttached}>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={send.pending}>
          {copy.send}
        </Button>
      </Actions>
    </Form>
  );
}

/** Notice addresses of the company's domains, as one-click choices. */
function Suggestions({ recipients }: { recipients: readonly Recipient[] }) {
  const form = useFormContext();
  const chosen: unknown = form.watch('email');
  const others = recipients.filter(({ email }) => email !== chosen);
  if (others.length === 0) return null;
  return (
    <ul aria-label={copy.companyAddresses} className="mt-2 flex flex-wrap gap-2">
      {others.slice(0, 6).map(({ email, from }) => (
        <li key={email} className="min-w-0">
          <button
            type="button"
            onClick={() => form.setValue('email', email, { shouldDirty: true, shouldValidate: true })}
            className="max-w-full rounded-md border border-line bg-sunken px-2.5 py-1 text-left text-12 text-ink-3 hover:border-line-hover hover:text-ink touch:py-2.5"
          >
            <span className="font-medium text-ink [overflow-wrap:anywhere]">{email}</span> · {from}
          </button>
        </li>
      ))}
    </ul>
  );
}
