import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import {
  type CounterNotice,
  getCounterNotice,
  getCounterNoticeReply,
  sendCounterNoticeReply,
} from '#core/contract/intake/counter-notices.ts';
import { Reply, type ReplyDraft } from '#core/contract/intake/replies.ts';
import { counterReplyCopy as copy, counterNoticeCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { messages } from '#core/messages.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { focusText } from '../../reply/focus-text.ts';
import { useCacheCounterNotice } from '../queries.ts';
import { senderOf } from '../words.ts';

interface Props {
  one: CounterNotice;
  onClose: () => void;
}

/** Writes to the sender of a counter-notice; the draft names the missing elements. */
export const CounterReplyDialog = (props: Props) => (
  <Dialog title={copy.title} description={counterNoticeCopy.of(senderOf(props.one))} size="lg" onClose={props.onClose}>
    <ReplyBody {...props} />
  </Dialog>
);

function ReplyBody({ one, onClose }: Props) {
  const draft = useQuery({
    ...reading(getCounterNoticeReply, { params: { id: String(one.id) } }),
    staleTime: 0,
  });
  if (draft.error) return <ErrorPanel error={draft.error} onRetry={draft.refetch} />;
  // An older draft may name elements that were found since.
  if (!draft.data || !draft.isFetchedAfterMount) return <SkeletonRows rows={5} label={copy.loading} />;
  return <ReplyForm one={one} draft={draft.data} onClose={onClose} />;
}

function ReplyForm({ one, draft, onClose }: Props & { draft: ReplyDraft }) {
  const fields = useRef<HTMLDivElement>(null);
  const cache = useCacheCounterNotice();
  const send = useAct(sendCounterNoticeReply, {
    ...{ inPlace: true, except: [getCounterNotice], toast: messages.replySent },
    onDone: cache,
  });
  const to = draft.can_send ? draft.to : '';
  const form = useContractForm(Reply, { to, subject: draft.subject, text: draft.text });
  // The dialog opened and took focus before its form had loaded.
  useEffect(() => (to === '' ? form.setFocus('to') : focusText(fields.current)), [form.setFocus, to]);
  return (
    <Form
      form={form}
      label={copy.title}
      act={({ to: chosen, ...letter }) =>
        send({
          params: { id: String(one.id) },
          // Without a recipient, the server takes the sender, who does not count as an address that somebody chose.
          body: chosen === draft.to ? letter : { ...letter, to: chosen },
        })
      }
      onDone={onClose}
      className="flex flex-1 flex-col gap-5"
    >
      {!draft.can_send && (
        <p role="status" className="rounded-md bg-warn-bg px-3 py-2 text-13 text-warn">
          {draft.why}
        </p>
      )}
      <EmailField name="to" label={copy.email} autoComplete="off" />
      <TextField name="subject" label={copy.subject} autoComplete="off" />
      <div ref={fields}>
        <TextAreaField name="text" label={copy.text} rows={12} />
      </div>
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={send.pending}>
          {copy.send}
        </Button>
      </Actions>
    </Form>
  );
}
