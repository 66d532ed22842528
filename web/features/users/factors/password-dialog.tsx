import {
  type Passkey,
  PasswordAgain,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
} from '#core/contract/records/factors.ts';
import { passwordDialogCopy as copy } from '#core/copy/records/factors.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { PasswordField } from '#web/ui/form/field.tsx';

/** What takes the password again. `isOnly`: no factor is left after it. */
export type Guarded =
  | { act: 'renewCodes' }
  | { act: 'removeApp'; isOnly: boolean }
  | { act: 'removePasskey'; passkey: Passkey; isOnly: boolean };

interface Props {
  userId: number;
  email: string;
  guarded: Guarded;
  onDone: (recovery_codes: string[] | null) => void;
  onClose: () => void;
}

function wordsOf(guarded: Guarded) {
  if (guarded.act === 'renewCodes') return { title: copy.newCodes, text: copy.newCodesText, submit: copy.getCodes };
  if (guarded.act === 'removeApp') return { title: copy.removeApp, text: copy.removeAppText, submit: copy.remove };
  return { title: copy.removePasskey(guarded.passkey.name), text: copy.removePasskeyText, submit: copy.remove };
}

/** Confirms a change with the current password. */
export function PasswordDialog({ userId, email, guarded, onDone, onClose }: Props) {
  const id = String(userId);
  const removed = { inPlace: true, toast: copy.removed };
  const acts = {
    renew: useAct(renewRecoveryCodes, { inPlace: true }),
    removeApp: useAct(removeTotp, removed),
    removeKey: useAct(removePasskey, removed),
  };
  const form = useContractForm(PasswordAgain, { current_password: '' }, 'onSubmit');
  const { title, text, submit } = wordsOf(guarded);
  const isRemoval = guarded.act !== 'renewCodes';

  const act = async (body: PasswordAgain) => {
    if (guarded.act === 'removeApp') return acts.removeApp({ params: { id }, body });
    if (guarded.act === 'renewCodes') return acts.renew({ params: { id }, body });
    return acts.removeKey({ params: { id, key_id: String(guarded.passkey.id) }, body });
  };
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={title}
        act={act}
        onDone={(answer) => onDone(answer?.recovery_codes ?? null)}
        className="flex flex-1 flex-col gap-4"
      >
        <p className="text-14 text-ink-2 text-pretty">{text}</p>
        {isRemoval && guarded.isOnly && <p className="text-14 text-ink-2 text-pretty">{copy.lastText}</p>}
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="current_password" label={copy.currentPassword} autoComplete="current-password" />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button
            type="submit"
            variant={isRemoval ? 'danger' : 'primary'}
            pending={Object.values(acts).some(({ pending }) => pending)}
          >
            {submit}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
