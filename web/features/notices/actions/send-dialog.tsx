import { useEffect } from 'react';
import { getNotice, type Notice, type NoticeRow, NoticeSend, sendNotice } from '#core/contract/intake/notices.ts';
import { sendDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { useCacheNotice, useNotice } from '../queries.ts';
import { type Recipients, useRecipients } from './recipients.ts';
import { Suggestions } from './suggestions.tsx';

interface Props {
  notice: NoticeRow;
  /** The previous recipient, when resending. */
  again?: string;
  onSent?: () => void;
  onClose: () => void;
}

/** Forwards a notice manually, with the original attached. */
export const SendDialog = (props: Props) => (
  <Dialog title={copy.sendNotice} description={noticeTitle(props.notice)} onClose={props.onClose}>
    <SendBody {...props} />
  </Dialog>
);

const Loading = () => <SkeletonRows rows={3} label={copy.loadingRecipients} />;

function SendBody(props: Props) {
  const { data, isPlaceholderData, error, refetch } = useNotice(props.notice.id);
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  return data && !isPlaceholderData ? <ToRecipients {...props} notice={data} /> : <Loading />;
}

type Whole = Props & { notice: Notice };

function ToRecipients(props: Whole) {
  const recipients = useRecipients(props.notice);
  return recipients ? <SendForm {...props} recipients={recipients} /> : <Loading />;
}

function SendForm({ notice, recipients, again, onSent, onClose }: Whole & { recipients: Recipients }) {
  const { addresses, proposed, membersOnly } = recipients;
  const cacheNotice = useCacheNotice();
  const send = useAct(sendNotice, {
    inPlace: true,
    except: [getNotice],
    toast: messages.noticeSent,
    onDone: cacheNotice,
  });
  const form = useContractForm(NoticeSend, {
    email: again ?? proposed,
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
        <Suggestions name="email" label={copy.companyAddresses} recipients={addresses} />
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
