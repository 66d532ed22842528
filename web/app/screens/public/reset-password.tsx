import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { PASSWORD_MIN } from '#core/constants.ts';
import { checkResetToken, ResetPassword, resetPassword } from '#core/contract/records/auth.ts';
import { resetPasswordScreenCopy as copy } from '#core/copy/records/auth.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { logout } from '#web/lib/session/log-out.ts';
import { session } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField } from '#web/ui/form/field.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Title } from '#web/ui/page/page.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

function NewPassword({ token, email }: { token: string; email: string | null }) {
  const navigate = useNavigate();
  const form = useContractForm(ResetPassword, { password: '', confirm_password: '' });
  const reset = useAct(resetPassword, {
    inPlace: true,
    toast: messages.passwordUpdated,
    onDone: async () => {
      // All sessions of this user have ended, but this browser may be logged in as another user.
      if (session.token) await logout();
      void navigate({ to: '/login', replace: true });
    },
  });
  return (
    <PublicScreen documentTitle={copy.resetPassword} heading={copy.chooseANewPassword} intro={copy.intro(email)}>
      <Form form={form} act={(body) => reset({ params: { token }, body })} label={copy.resetPassword}>
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="new-password"
          hint={copy.passwordHint(PASSWORD_MIN)}
          deps="confirm_password"
        />
        <PasswordField name="confirm_password" label={copy.confirmPassword} autoComplete="new-password" />
        <Button type="submit" variant="primary" size="lg" pending={reset.pending} className="mt-1 w-full">
          {copy.setNewPassword}
        </Button>
      </Form>
    </PublicScreen>
  );
}

/** Validates the link first. The message for an expired link has the address it was sent to; an unknown link has none. */
export function ResetPasswordScreen() {
  const { token = '' } = useParams({ strict: false });
  const check = useAct(checkResetToken, { inPlace: true });
  const [found, setFound] = useState<Awaited<ReturnType<typeof check>>>();
  const checkToken = useEffectEvent(async () => {
    const outcome = await check({ body: { token } });
    if (outcome) setFound(outcome);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another link
  useEffect(() => void checkToken(), [token]);

  if (!found) return <Title>{copy.resetPassword}</Title>;
  if (found.done && found.answer.is_valid) return <NewPassword token={token} email={found.answer.email} />;
  return (
    <PublicScreen
      documentTitle={copy.resetPassword}
      heading={copy.invalidLink}
      intro={found.done ? expiry(found.answer.email) : found.message}
    >
      <ButtonLink to="/forgotpassword" variant="primary" size="lg" className="w-full">
        {copy.requestANewLink}
      </ButtonLink>
    </PublicScreen>
  );
}

const expiry = (email: string | null): string => (email ? messages.resetLinkExpired(email) : messages.tokenExpired);
