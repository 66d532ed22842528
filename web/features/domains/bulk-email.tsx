import { Mail, MailX } from 'lucide-react';
import { useState } from 'react';
import { changeDomain, type Domain, DomainEmail } from '#core/contract/registry/domains.ts';
import { bulkEmailCopy as copy } from '#core/copy/registry/domains.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField } from '#web/ui/form/field.tsx';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';

interface Props {
  domains: readonly Domain[];
  onDone: () => void;
}

const inputs = (domains: readonly Domain[], email: string | null) =>
  domains.map(({ id }) => ({ params: { id: String(id) }, body: { email } }));

/** Sets or deletes the notice email of the selected domains. */
export function BulkEmail({ domains, onDone }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useActOnAll(changeDomain, { toast: messages.domainEmailsDeleted });
  return (
    <>
      <SelectionBar count={domains.length} onClear={onDone}>
        <SelectionAct disabled={remove.pending} onClick={() => setIsOpen(true)}>
          <Mail aria-hidden className="size-4" /> {copy.setEmail}
        </SelectionAct>
        <SelectionAct
          disabled={remove.pending}
          onClick={() => void remove.run(inputs(domains, null)).then(onDone)}
          label={copy.deleteEmail}
        >
          <MailX aria-hidden className="size-4" /> <span className="max-sm:hidden">{copy.deleteEmail}</span>
        </SelectionAct>
      </SelectionBar>
      {isOpen && <SetEmailDialog domains={domains} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function SetEmailDialog({ domains, onDone, onClose }: Props & { onClose: () => void }) {
  const set = useActOnAll(changeDomain, { toast: messages.domainEmailsUpdated });
  const form = useContractForm(DomainEmail, { email: '' });
  return (
    <Dialog title={copy.title} size="sm" description={copy.description(domains.length)} onClose={onClose}>
      <Form
        form={form}
        label={copy.form}
        className="flex flex-1 flex-col"
        act={async ({ email }) => {
          await set.run(inputs(domains, email));
          return { done: true as const, answer: undefined };
        }}
        onDone={() => {
          onClose();
          onDone();
        }}
      >
        <EmailField name="email" label={copy.email} autoComplete="off" />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={set.pending}>
            {copy.setEmail}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
