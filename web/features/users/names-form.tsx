import { renameUser, type User, UserNames } from '#core/contract/records/users.ts';
import { namesFormCopy as copy } from '#core/copy/records/users.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';

interface Props {
  user: Pick<User, 'id' | 'first_name' | 'last_name'>;
  /** The user's own names: the browser may autofill them. */
  own?: boolean;
  onDone?: () => void;
}

export function NamesForm({ user, own = false, onDone }: Props) {
  const rename = useAct(renameUser, { toast: messages.userNameUpdated });
  const form = useContractForm(UserNames, { first_name: user.first_name, last_name: user.last_name });
  return (
    <Form
      form={form}
      label={copy.names}
      act={(body) => rename({ params: { id: String(user.id) }, body })}
      onDone={(_, names) => {
        form.reset(names);
        onDone?.();
      }}
      className="flex flex-col gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField name="first_name" label={copy.firstName} autoComplete={own ? 'given-name' : 'off'} />
        <TextField name="last_name" label={copy.lastName} optional autoComplete={own ? 'family-name' : 'off'} />
      </div>
      <div>
        <Button type="submit" variant="primary" pending={rename.pending} disabled={!form.formState.isDirty}>
          {copy.saveName}
        </Button>
      </div>
    </Form>
  );
}
