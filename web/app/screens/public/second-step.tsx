import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import type { FactorChallenge } from '#core/contract/records/auth.ts';
import { answerFactor } from '#core/contract/records/factor-login.ts';
import { secondStepCopy as copy } from '#core/copy/records/factors.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { FirstForm } from '#web/lib/form/first-form.tsx';
import { FormError } from '#web/lib/form/form-frame.tsx';
import { session } from '#web/lib/session/session.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { textLinkClass } from '#web/ui/link.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';
import { usePasskeyLogin } from '../../public/use-passkey-login.ts';

const rules = z.object({ code: z.string().trim().min(1, messages.codeRequired) });

type Typed = 'totp' | 'recovery';

interface Props {
  readonly challenge: FactorChallenge;
  readonly onBack: () => void;
}

/** The second step of a login: a code, a recovery code or a passkey, whichever the user has. */
export function SecondStep({ challenge: { mfa_token, methods }, onBack }: Props) {
  const { passkeys, support_email } = useSettings();
  const typed = methods.filter((method) => method !== 'passkey');
  const [chosen, setChosen] = useState<Typed | undefined>(methods.includes('passkey') ? undefined : typed[0]);
  const method = chosen ?? (methods.includes('totp') ? 'totp' : undefined);
  const offersPasskey = passkeys && methods.includes('passkey');
  const passkey = usePasskeyLogin(mfa_token);
  const others = typed.filter((one) => one !== method);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!method) passkeyButton.current?.focus();
  }, [method]);

  return (
    <PublicScreen
      documentTitle={copy.title}
      heading={copy.heading}
      intro={copy.intro[method ?? (offersPasskey ? 'passkey' : 'none')]}
      foot={
        <div className="flex flex-col gap-2">
          <p>
            {copy.lostEverything}{' '}
            <a href={`mailto:${support_email}`} className={textLinkClass}>
              {copy.contactUs}
            </a>
          </p>
          <p>
            <button type="button" onClick={onBack} className={textLinkClass}>
              {copy.backToLogIn}
            </button>
          </p>
        </div>
      }
    >
      {/* Validated when it is sent: an error that appears on leaving the field would move the other ways from under the pointer. */}
      <div className="flex flex-col gap-4" onBlurCapture={(event) => event.stopPropagation()}>
        {method && <CodeForm key={method} method={method} mfa_token={mfa_token} />}
        {offersPasskey && (
          <Button
            ref={passkeyButton}
            size="lg"
            variant={method ? 'secondary' : 'primary'}
            pending={passkey.pending}
            onClick={passkey.logIn}
            className="w-full"
          >
            {copy.logInWithPasskey}
          </Button>
        )}
        {passkey.error && <FormError>{passkey.error}</FormError>}
        {others.map((other) => (
          <p key={other}>
            <a
              href={`#${other}`}
              onClick={(event) => {
                event.preventDefault();
                setChosen(other);
              }}
              className={`text-14 ${textLinkClass}`}
            >
              {other === 'recovery' ? copy.useRecoveryCode : copy.useApp}
            </a>
          </p>
        ))}
      </div>
    </PublicScreen>
  );
}

/** One field. It has the focus, because it is what the user came for. */
function CodeForm({ method, mfa_token }: { method: Typed; mfa_token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const answer = useAct(answerFactor, { inPlace: true, onDone: ({ access }) => session.set(access) });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <FirstForm
      form={form}
      rules={rules}
      act={({ code }) => answer({ body: method === 'totp' ? { mfa_token, code } : { mfa_token, recovery_code: code } })}
      label={copy.title}
    >
      <TextField
        name="code"
        label={copy.code}
        inputMode={method === 'totp' ? 'numeric' : 'text'}
        autoComplete={method === 'totp' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={50}
        hint={method === 'recovery' ? copy.recoveryHint : undefined}
        className="font-mono tracking-[0.2em]"
      />
      <Button type="submit" variant="primary" size="lg" pending={answer.pending} className="w-full">
        {copy.logIn}
      </Button>
    </FirstForm>
  );
}
