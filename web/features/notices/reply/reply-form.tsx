import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { getNotice, type Notice, type NoticeRow } from '#core/contract/intake/notices.ts';
import { Reply, type ReplyDraft, sendReply } from '#core/contract/intake/replies.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { replyDialogCopy as copy, REASON } from '#core/copy/intake/replies.ts';
import { messages } from '#core/messages.ts';
import { type Outcome, useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { agentReading } from '#web/product/agent.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/dialog/dialog.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Suggestions } from '../actions/suggestions.tsx';
import type { Recipient } from '../actions/unique-recipients.ts';
import { useCacheNotice } from '../queries.ts';
import { focusText } from './focus-text.ts';
import { ReplyTemplates } from './reply-templates.tsx';

interface Props {
  notice: NoticeRow;
  me: Profile;
  draft: ReplyDraft;
  recipients: readonly Recipient[];
  again: string | undefined;
  onClose: () => void;
}

/** Customers write as their company, superusers as the agent. */
function useWriter({ result }: Profile, { company }: NoticeRow): string | undefined {
  const { data: agent } = useQuery(agentReading());
  if (!result.is_superuser && company) return company.name;
  return agent && `${agent.name}, ${agent.organization}`;
}

export function ReplyForm({ notice, me, draft, recipients, again, onClose }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const writer = useWriter(me, notice);
  const cacheNotice = useCacheNotice();
  const send = useAct(sendReply, {
    ...{ inPlace: true, except: [getNotice], toast: messages.replySent },
    onDone: cacheNotice,
  });
  const to = draft.can_send ? draft.to : '';
  const form = useContractForm(Reply, { to: again ?? to, subject: draft.subject, text: draft.text });
  // The dialog opened and took focus before its form had loaded.
  useEffect(() => (to === '' ? form.setFocus('to') : focusText(fields.current)), [form.setFocus, to]);

  const reply = async (body: Reply): Promise<Outcome<Notice> | undefined> => {
    if (body.text.includes(REASON)) {
      const message = messages.replyReason;
      return { done: false, message, fields: { text: [message] }, reported: false };
    }
    // Without a recipient, the server takes the sender, who does not count as an address that somebody chose.
    const { to: chosen, ...letter } = body;
    const given = chosen === draft.to ? letter : { ...letter, to: chosen };
    return send({ params: { id: String(notice.id) }, body: given });
  };

  return (
    <Form form={form} label={copy.replyToSender} act={reply} onDone={onClose} className="flex flex-1 flex-col gap-5">
      {!draft.can_send && (
        <p role="status" className="rounded-md bg-warn-bg px-3 py-2 text-13 text-warn">
          {draft.why}
        </p>
      )}
      <div>
        <EmailField name="to" label={copy.email} autoComplete="off" />
        <Suggestions name="to" label={copy.addressesInNotice} recipients={recipients} />
      </div>
      <TextField name="subject" label={copy.subject} autoComplete="off" />
      <ReplyTemplates notice={notice} draft={draft} onWritten={() => focusText(fields.current)} />
      <div ref={fields}>
        <TextAreaField name="text" label={copy.text} rows={12} hint={writer && copy.writtenAs(writer)} />
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
