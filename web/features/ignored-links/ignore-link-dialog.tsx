import { createIgnoredLink, IgnoredLinkFields } from '#core/contract/ignored-links.ts';
import { messages } from '#core/messages.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';

export function IgnoreLinkDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(IgnoredLinkFields, { link: '' });
  const add = useAct(createIgnoredLink, { inPlace: true, toast: messages.linkIgnored });
  return (
    <Dialog title="Ignore a link" onClose={onClose}>
      <Form
        form={form}
        label="Ignore a link"
        act={(body) => add({ body })}
        onDone={onClose}
        className="flex flex-1 flex-col"
      >
        <TextField
          name="link"
          label="Link"
          hint="A path includes all pages below it. A host does not include its subdomains."
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
        />
        <Actions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            Ignore
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
