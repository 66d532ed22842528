import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { loginScreenCopy as copy } from '#core/copy/first-screen.ts';
import { useAct } from '#web/lib/call/query.ts';
import { FirstForm } from '#web/lib/form/first-form.tsx';
import { session } from '#web/lib/session/session.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, PasswordField } from '#web/ui/form/field.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { type DemoLogin, DemoLogins } from '../../public/demo-logins.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

const contract = () => import('#core/contract/records/auth.ts');
const rules = async () => (await contract()).LoginForm;
const login = async () => (await contract()).login;

/** Login. The router's guard then redirects to `back_url` or to the home screen. */
export function LoginScreen() {
  const { demo } = useSettings();
  const form = useRef<HTMLFormElement>(null);
  const logIn = useAct(login, { inPlace: true, onDone: ({ access }) => session.set(access) });

  const fill = ({ username, password }: DemoLogin) => {
    form.current?.reset();
    for (const [name, text] of Object.entries({ username, password })) {
      (form.current?.elements.namedItem(name) as HTMLInputElement).value = text;
    }
  };

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
      {demo && <DemoLogins onPick={fill} />}
    </PublicScreen>
  );
}
