import { createIgnoredLink, IgnoredLinkFields } from '#core/contract/intake/ignored-links.ts';
import { ignoreLinkDialogCopy as copy } from '#core/copy/intake/ignored-links.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';

export function IgnoreLinkDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(IgnoredLinkFields, { link: '' });
  const add = useAct(createIgnoredLink, { inPlace: true, toast: messages.linkIgnored });
  return (
    <Dialog title={copy.ignoreALink} onClose={onClose}>
      <Form
        form={form}
        label={copy.ignoreALink}
        act={(body) => add({ body })}
        onDone={onClose}
        className="flex flex-1 flex-col"
      >
        <TextField
          name="link"
          label={copy.link}
          hint={copy.linkHint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={copy.placeholder}
        />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            {copy.ignore}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
