import { ArrowRight } from 'lucide-react';
import { useRef } from 'react';
import { FirstForm } from '#web/lib/first-form.tsx';
import { useAct } from '#web/lib/query.ts';
import { session } from '#web/lib/session.ts';
import { useSettings } from '#web/lib/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, PasswordField } from '#web/ui/field.tsx';
import { TextLink } from '#web/ui/link.tsx';
import { type DemoLogin, DemoLogins } from '../demo-logins.tsx';
import { PublicScreen } from '../public-screen.tsx';

const contract = () => import('#core/contract/auth.ts');
const rules = async () => (await contract()).LoginForm;
const login = async () => (await contract()).login;

/** Where to go afterwards is the router's to say: it sends who is logged in to `back_url`, or home. */
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
      documentTitle="Log in"
      heading="Welcome back"
      intro="Log in to see new notices and what needs your attention."
      foot={
        <p>
          New here? <TextLink to="/register">Register your agent</TextLink> in a few minutes.
        </p>
      }
    >
      <FirstForm form={form} rules={rules} act={(body) => logIn({ body })} label="Log in">
        <EmailField name="username" label="Email" autoComplete="username" placeholder="you@company.com" />
        <PasswordField
          name="password"
          label="Password"
          autoComplete="current-password"
          aside={
            <TextLink to="/forgotpassword" className="text-13 font-normal touch:-my-3">
              Forgot password?
            </TextLink>
          }
        />
        <Button type="submit" variant="primary" size="lg" pending={logIn.pending} className="mt-1 w-full">
          Log in
          <ArrowRight size={17} aria-hidden="true" />
        </Button>
      </FirstForm>
      {demo && <DemoLogins onPick={fill} />}
    </PublicScreen>
  );
}
