import { ChangePassword } from '#core/contract/records/auth.ts';
import { changePassword } from '#core/contract/records/users.ts';
import { passwordFormCopy as copy } from '#core/copy/records/users.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/field.tsx';

const EMPTY = { current_password: '', new_password: '', confirm_password: '' };

interface Props {
  userId: number;
  email: string;
}

export function PasswordForm({ userId, email }: Props) {
  const change = useAct(changePassword, { toast: messages.passwordUpdated });
  const form = useContractForm(ChangePassword, EMPTY);
  return (
    <Form
      form={form}
      label={copy.password}
      act={(body) => change({ params: { id: String(userId) }, body })}
      onDone={() => form.reset(EMPTY)}
      className="flex flex-col gap-4"
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="current_password"
        label={copy.currentPassword}
        autoComplete="current-password"
        deps="new_password"
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <PasswordField
          name="new_password"
          label={copy.newPassword}
          autoComplete="new-password"
          hint={copy.newPasswordHint}
          deps="confirm_password"
        />
        <PasswordField name="confirm_password" label={copy.confirmPassword} autoComplete="new-password" />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" pending={change.pending}>
          {copy.updatePassword}
        </Button>
        <p className="text-13 text-ink-3">{copy.logoutHint}</p>
      </div>
    </Form>
  );
}
