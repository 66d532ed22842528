import { useWatch } from 'react-hook-form';
import { changePublicPage, PublicPageChange } from '#core/contract/intake/public-page.ts';
import { slugDialogCopy as copy } from '#core/copy/registry/public-page.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';

interface Props {
  companyId: number;
  slug: string;
  url: string;
  onClose: () => void;
}

const SlugChange = PublicPageChange.pick({ slug: true });

export function SlugDialog({ companyId, slug, url, onClose }: Props) {
  const change = useAct(changePublicPage, { toast: messages.publicPageUpdated });
  const form = useContractForm(SlugChange, { slug });
  const typed = useWatch({ control: form.control, name: 'slug' }) ?? '';
  return (
    <Dialog title={copy.title} description={copy.redirect} onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={(body) => change({ params: { id: String(companyId) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <TextField
          name="slug"
          label={copy.slug}
          hint={copy.hint(`${url.slice(0, -slug.length)}${typed}`)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending} disabled={!form.formState.isDirty}>
            {copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
