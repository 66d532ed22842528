import { changeDomain, type Domain, DomainEmail } from '#core/contract/registry/domains.ts';
import { domainEmailCopy as copy } from '#core/copy/registry/domains.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/form/field.tsx';

/** The notice email of a domain; defaults to the company's (decisions §5). */
export function DomainEmailForm({ domain }: { domain: Domain }) {
  const params = { id: String(domain.id) };
  const set = useAct(changeDomain, { toast: messages.domainEmailUpdated });
  const remove = useAct(changeDomain, { toast: messages.domainEmailDeleted });
  const form = useContractForm(DomainEmail, { email: domain.email ?? '' });
  return (
    <Form
      form={form}
      label={copy.form}
      act={(body) => set({ params, body })}
      onDone={(_, { email }) => form.reset({ email })}
      className="flex flex-col gap-4"
    >
      <EmailField name="email" label={copy.email} autoComplete="off" hint={domain.email ? undefined : copy.emailHint} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" pending={set.pending} disabled={!form.formState.isDirty}>
          {copy.saveEmail}
        </Button>
        {domain.email && (
          <Button
            pending={remove.pending}
            onClick={async () => {
              const outcome = await remove({ params, body: { email: null } });
              if (outcome?.done) form.reset({ email: '' });
            }}
          >
            {copy.deleteEmail}
          </Button>
        )}
      </div>
    </Form>
  );
}
