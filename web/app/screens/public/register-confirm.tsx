import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SIGN_UP_CODE_HOURS } from '#core/constants.ts';
import { ConfirmSignUp, confirmSignUp } from '#core/contract/records/auth.ts';
import { registerConfirmScreenCopy as copy } from '#core/copy/records/auth.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { session } from '#web/lib/session/session.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { TextLink, textLinkClass } from '#web/ui/link.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

/** Prefilled from the link in the email, but confirmed by a button, because mail scanners open links. */
export function RegisterConfirmScreen() {
  const navigate = useNavigate();
  const { mailbox } = useSettings();
  const { email = '', code = '' } = useSearch({ strict: false });
  const form = useContractForm(ConfirmSignUp, { email, code });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const confirm = useAct(confirmSignUp, {
    inPlace: true,
    onDone: ({ access }) => {
      session.set(access);
      void navigate({ to: '/', replace: true });
    },
  });

  return (
    <PublicScreen
      documentTitle={copy.confirmYourEmail}
      heading={code ? copy.confirmYourEmail : copy.heading}
      intro={code ? copy.introWithCode : copy.intro(email, SIGN_UP_CODE_HOURS)}
      foot={
        <p>
          {copy.noCode}{' '}
          <TextLink to="/register" search={{ email: email || undefined }}>
            {copy.signUpAgain}
          </TextLink>{' '}
          {copy.getNewCode}
        </p>
      }
    >
      <Form form={form} act={(body) => confirm({ body })} label={copy.confirmYourEmail}>
        <EmailField name="email" label={copy.email} autoComplete="username" />
        <TextField
          name="code"
          label={copy.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          className="font-mono tracking-[0.2em]"
        />
        <Button type="submit" variant="primary" size="lg" pending={confirm.pending} className="mt-1 w-full">
          {copy.confirm}
        </Button>
      </Form>
      {mailbox && (
        <p className="mt-5 text-13 text-ink-2">
          {copy.noMailServer}{' '}
          <a href="/mailbox" className={textLinkClass}>
            {copy.developmentMailbox}
          </a>
          .
        </p>
      )}
    </PublicScreen>
  );
}
