import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { FactorChallenge } from '#core/contract/records/auth.ts';
import { loginScreenCopy as copy } from '#core/copy/first-screen.ts';
import { useAct } from '#web/lib/call/query.ts';
import { FirstForm } from '#web/lib/form/first-form.tsx';
import { FormError } from '#web/lib/form/form-frame.tsx';
import { session } from '#web/lib/session/session.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, PasswordField } from '#web/ui/form/field.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { withTimeout } from '../../chunk.ts';
import { type DemoLogin, DemoLogins } from '../../public/demo-logins.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';
import { usePasskeyLogin } from '../../public/use-passkey-login.ts';

const SecondStep = lazy(async () => ({ default: (await withTimeout(import('./second-step.tsx'))).SecondStep }));

const contract = () => import('#core/contract/records/auth.ts');
const rules = async () => (await contract()).LoginForm;
const login = async () => (await contract()).login;

/** Login, in one step or two. The router's guard then redirects to `back_url` or to the home screen. */
export function LoginScreen() {
  const { demo, passkeys } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const [challenge, setChallenge] = useState<FactorChallenge | null>(null);
  const logIn = useAct(login, {
    inPlace: true,
    onDone: (answer) => ('access' in answer ? session.set(answer.access) : setChallenge(answer)),
  });
  const passkey = usePasskeyLogin();

  const fill = ({ username, password }: DemoLogin) => {
    form.current?.reset();
    for (const [name, text] of Object.entries({ username, password })) {
      (form.current?.elements.namedItem(name) as HTMLInputElement).value = text;
    }
  };

  if (challenge) {
    return (
      <Suspense>
        <SecondStep challenge={challenge} onBack={() => setChallenge(null)} />
      </Suspense>
    );
  }
  return (
    <PublicScreen
      documentTitle={copy.logIn}
      heading={copy.heading}
      intro={copy.intro}
      foot={
        <p>
          {copy.newHere} <TextLink to="/register">{copy.registerYourAgent}</TextLink> {copy.inAFewMinutes}{' '}
          <TextLink to="/welcome">{copy.seePrice}</TextLink>.
        </p>
      }
    >
      <FirstForm form={form} rules={rules} act={(body) => logIn({ body })} label={copy.logIn}>
        <EmailField name="username" label={copy.email} autoComplete="username" placeholder={copy.placeholder} />
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="current-password"
          aside={
            <TextLink to="/forgotpassword" className="text-13 font-normal touch:-my-3">
              {copy.forgotPassword}
            </TextLink>
          }
        />
        <Button type="submit" variant="primary" size="lg" pending={logIn.pending} className="mt-1 w-full">
          {copy.logIn}
          <ArrowRight size={17} aria-hidden="true" />
        </Button>
      </FirstForm>
      {passkeys && (
        <div className="mt-3 flex flex-col gap-3">
          <Button size="lg" pending={passkey.pending} onClick={passkey.logIn} className="w-full">
            {copy.logInWithPasskey}
          </Button>
          {passkey.error && <FormError>{passkey.error}</FormError>}
        </div>
      )}
      {demo && <DemoLogins onPick={fill} />}
    </PublicScreen>
  );
}
