import { useState } from 'react';
import { addPasskey, getPasskeyCreation, PasskeyName } from '#core/contract/records/factors.ts';
import { passkeyDialogCopy as copy } from '#core/copy/records/factors.ts';
import { deviceCopy } from '#core/copy/records/users.ts';
import { type Outcome, useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { resolved } from '#web/lib/wire/lazy.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { deviceOf } from '../device.ts';

interface Props {
  userId: number;
  onDone: (recovery_codes: string[] | null, message: string) => void;
  onClose: () => void;
}

const thisDevice = (): string => {
  const { name } = deviceOf(navigator.userAgent);
  return name === deviceCopy.unknownDevice ? '' : name;
};

const failed = (message: string): Outcome<never> => ({ done: false, message, fields: {}, reported: false });

/** Asks for a name, lets the browser make the passkey, and adds it. */
export function PasskeyDialog({ userId, onDone, onClose }: Props) {
  const params = { id: String(userId) };
  const [pending, setPending] = useState(false);
  const ask = useAct(getPasskeyCreation, { inPlace: true });
  const add = useAct(addPasskey, { inPlace: true });
  const form = useContractForm(PasskeyName, { name: thisDevice() }, 'onSubmit');

  const create = async ({ name }: { name: string }) => {
    const options = await ask({ params });
    if (!options?.done) return options;
    const { makePasskey } = await resolved(() => import('./make-passkey.ts'));
    const made = await makePasskey(options.answer);
    return 'message' in made ? failed(made.message) : add({ params, body: { name, response: made.credential } });
  };
  const act = async (body: { name: string }) => {
    setPending(true);
    try {
      return await create(body);
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog title={copy.title} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={act}
        onDone={(answer) => onDone(answer.recovery_codes, copy.done)}
        className="flex flex-1 flex-col gap-4"
      >
        <p className="text-14 text-ink-2 text-pretty">{copy.text}</p>
        <TextField name="name" label={copy.name} hint={copy.nameHint} maxLength={100} autoComplete="off" />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={pending}>
            {copy.add}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
