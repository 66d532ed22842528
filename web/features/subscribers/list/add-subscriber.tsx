import { createSubscriber, SubscriberCreate } from '#core/contract/intake/subscribers.ts';
import { addSubscriberCopy as copy } from '#core/copy/intake/subscribers.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';

const Fields = SubscriberCreate.pick({ handle: true });

export function AddSubscriber({ companyId, onClose }: { companyId: number; onClose: () => void }) {
  const add = useAct(createSubscriber, { inPlace: true, toast: copy.done });
  const form = useContractForm(Fields, { handle: '' });
  return (
    <Dialog title={copy.title} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={({ handle }) => add({ body: { company_id: companyId, handle } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <TextField
          name="handle"
          label={copy.handle}
          hint={copy.hint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            {copy.title}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
