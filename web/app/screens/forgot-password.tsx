import { useNavigate } from '@tanstack/react-router';
import { ForgotPassword, forgotPassword } from '#core/contract/auth.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/field.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PublicScreen } from '../public-screen.tsx';

export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const form = useContractForm(ForgotPassword, { email: '' });
  const ask = useAct(forgotPassword, { inPlace: true });

  return (
    <PublicScreen
      documentTitle="Forgot password"
      heading="Forgot your password?"
      intro="Enter your email and we’ll send you a link to set a new password."
      foot={
        <p>
          Remembered it? <TextLink to="/login">Log in</TextLink>
        </p>
      }
    >
      <Form
        form={form}
        act={(body) => ask({ body })}
        onDone={(_, { email }) => navigate({ to: '/forgotpassword/confirmation-send/$email', params: { email } })}
        label="Forgot password"
      >
        <EmailField name="email" label="Email" autoComplete="username" placeholder="you@company.com" />
        <Button type="submit" variant="primary" size="lg" pending={ask.pending} className="mt-1 w-full">
          Send link
        </Button>
      </Form>
    </PublicScreen>
  );
}
