import { useNavigate } from '@tanstack/react-router';
import { ForgotPassword, forgotPassword } from '#core/contract/records/auth.ts';
import { forgotPasswordScreenCopy as copy } from '#core/copy/records/auth.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/form/field.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

export function ForgotPasswordScreen() {
  const navigate = useNavigate();
  const form = useContractForm(ForgotPassword, { email: '' });
  const ask = useAct(forgotPassword, { inPlace: true });

  return (
    <PublicScreen
      documentTitle={copy.forgotPassword}
      heading={copy.heading}
      intro={copy.intro}
      foot={
        <p>
          {copy.rememberedIt} <TextLink to="/login">{copy.logIn}</TextLink>
        </p>
      }
    >
      <Form
        form={form}
        act={(body) => ask({ body })}
        onDone={(_, { email }) => navigate({ to: '/forgotpassword/confirmation-send/$email', params: { email } })}
        label={copy.forgotPassword}
      >
        <EmailField name="email" label={copy.email} autoComplete="username" placeholder={copy.placeholder} />
        <Button type="submit" variant="primary" size="lg" pending={ask.pending} className="mt-1 w-full">
          {copy.sendLink}
        </Button>
      </Form>
    </PublicScreen>
  );
}
