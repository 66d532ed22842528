import { useNavigate, useSearch } from '@tanstack/react-router';
import { SIGN_UP_CODE_HOURS } from '#core/constants.ts';
import { ConfirmSignUp, confirmSignUp } from '#core/contract/auth.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { useAct } from '#web/lib/query.ts';
import { session } from '#web/lib/session.ts';
import { useSettings } from '#web/lib/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/field.tsx';
import { TextLink, textLinkClass } from '#web/ui/link.tsx';
import { PublicScreen } from '../public-screen.tsx';

/** The mailed link brings both values along, but a person presses the button: mail scanners open links too. */
export function RegisterConfirmScreen() {
  const navigate = useNavigate();
  const { mailbox } = useSettings();
  const { email = '', code = '' } = useSearch({ strict: false });
  const form = useContractForm(ConfirmSignUp, { email, code });
  const confirm = useAct(confirmSignUp, {
    inPlace: true,
    onDone: ({ access }) => {
      session.set(access);
      void navigate({ to: '/', replace: true });
    },
  });

  return (
    <PublicScreen
      documentTitle="Confirm your email"
      heading="Check your email"
      intro={`We sent a six-digit code${email && ` to ${email}`}. It expires in ${SIGN_UP_CODE_HOURS} hours.`}
      foot={
        <p>
          Didn’t get a code, or has it expired?{' '}
          <TextLink to="/register" search={{ email: email || undefined }}>
            Sign up again
          </TextLink>{' '}
          to get a new one.
        </p>
      }
    >
      <Form form={form} act={(body) => confirm({ body })} label="Confirm your email">
        <EmailField name="email" label="Email" autoComplete="username" />
        <TextField
          name="code"
          label="Code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className="font-mono tracking-[0.2em]"
        />
        <Button type="submit" variant="primary" size="lg" pending={confirm.pending} className="mt-1 w-full">
          Confirm
        </Button>
      </Form>
      {mailbox && (
        <p className="mt-5 text-13 text-ink-2">
          No mail server is set up. The email is in the{' '}
          <a href="/mailbox" className={textLinkClass}>
            development mailbox
          </a>
          .
        </p>
      )}
    </PublicScreen>
  );
}
