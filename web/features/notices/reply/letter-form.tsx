import { type ReactNode, useEffect, useRef } from 'react';
import { Reply, type ReplyDraft } from '#core/contract/intake/replies.ts';
import { replyDialogCopy as copy, REASON } from '#core/copy/intake/replies.ts';
import { messages } from '#core/messages.ts';
import type { Outcome } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions } from '#web/ui/dialog/dialog.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { focusText } from './focus-text.ts';

interface Props<Answer> {
  label: string;
  draft: ReplyDraft;
  /** The recipient of a reply that failed. */
  again?: string | undefined;
  send: (reply: Reply) => Promise<Outcome<Answer> | undefined>;
  isPending: boolean;
  /** Below the recipient. */
  suggestions?: ReactNode;
  /** Above the text. */
  templates?: (onWritten: () => void) => ReactNode;
  hint?: string | undefined;
  onClose: () => void;
}

/** The letter of a reply, to the sender of a notice or a counter-notice. */
export function LetterForm<Answer>(props: Props<Answer>) {
  const { label, draft, again, send, isPending, suggestions, templates, hint, onClose } = props;
  const fields = useRef<HTMLDivElement>(null);
  const to = draft.can_send ? draft.to : '';
  const form = useContractForm(Reply, { to: again ?? to, subject: draft.subject, text: draft.text });
  // The dialog opened and took focus before its form had loaded.
  useEffect(() => (to === '' ? form.setFocus('to') : focusText(fields.current)), [form.setFocus, to]);

  const reply = async (body: Reply): Promise<Outcome<Answer> | undefined> => {
    if (body.text.includes(REASON)) {
      const message = messages.replyReason;
      return { done: false, message, fields: { text: [message] }, reported: false };
    }
    // Without a recipient, the server takes the sender, who does not count as an address that somebody chose.
    const { to: chosen, ...letter } = body;
    return send(chosen === draft.to ? letter : { ...letter, to: chosen });
  };

  return (
    <Form form={form} label={label} act={reply} onDone={onClose} className="flex flex-1 flex-col gap-5">
      {!draft.can_send && (
        <p role="status" className="rounded-md bg-warn-bg px-3 py-2 text-13 text-warn">
          {draft.why}
        </p>
      )}
      <div>
        <EmailField name="to" label={copy.email} autoComplete="off" />
        {suggestions}
      </div>
      <TextField name="subject" label={copy.subject} autoComplete="off" />
      {templates?.(() => focusText(fields.current))}
      <div ref={fields}>
        <TextAreaField name="text" label={copy.text} rows={12} hint={hint} />
      </div>
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={isPending}>
          {copy.send}
        </Button>
      </Actions>
    </Form>
  );
}
