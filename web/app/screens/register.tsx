import { useNavigate, useSearch } from '@tanstack/react-router';
import { PASSWORD_MIN } from '#core/constants.ts';
import { SignUp, signUp } from '#core/contract/auth.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, PasswordField, TextField } from '#web/ui/field.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PublicScreen } from '../public-screen.tsx';

export function RegisterScreen() {
  const navigate = useNavigate();
  const { email = '' } = useSearch({ strict: false });
  const form = useContractForm(SignUp, {
    email,
    password: '',
    confirm_password: '',
    first_name: '',
    last_name: '',
  });
  const register = useAct(signUp, {
    inPlace: true,
    onDone: (user) => navigate({ to: '/register/confirm', search: { email: user.email } }),
  });

  return (
    <PublicScreen
      documentTitle="Sign up"
      heading="Create your account"
      intro="It takes a minute. We’ll email you a code to confirm your address."
      foot={
        <p>
          Already have an account? <TextLink to="/login">Log in</TextLink> or{' '}
          <TextLink to="/forgotpassword">reset your password</TextLink>.
        </p>
      }
    >
      <Form form={form} act={(body) => register({ body })} label="Sign up">
        <EmailField name="email" label="Email" autoComplete="username" placeholder="you@company.com" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="new-password"
          hint={`At least ${PASSWORD_MIN} characters.`}
          deps="confirm_password"
        />
        <PasswordField name="confirm_password" label="Confirm password" autoComplete="new-password" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField name="first_name" label="First name" autoComplete="given-name" optional />
          <TextField name="last_name" label="Last name" autoComplete="family-name" optional />
        </div>
        <Button type="submit" variant="primary" size="lg" pending={register.pending} className="mt-1 w-full">
          Sign up
        </Button>
      </Form>
    </PublicScreen>
  );
}
