import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { PASSWORD_MIN } from '#core/constants.ts';
import { SignUp, signUp } from '#core/contract/records/auth.ts';
import { registerScreenCopy as copy } from '#core/copy/records/auth.ts';
import { MONTH_PLAN, type Period, planOfPeriod, YEAR_PLAN } from '#core/lookups.ts';
import { dollars, money } from '#core/rules/text/money.ts';
import { useAct } from '#web/lib/call/query.ts';
import { chosenPeriod } from '#web/lib/chosen-period.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField, PasswordField, TextField } from '#web/ui/form/field.tsx';
import { TextLink, textLinkClass } from '#web/ui/link.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

const priceOf = (cents: number): string => dollars(money(cents));

const isPeriod = (value: string | undefined): value is Period => value === 'month' || value === 'year';

export function RegisterScreen() {
  const navigate = useNavigate();
  const { email = '', period } = useSearch({ strict: false });
  useEffect(() => {
    if (isPeriod(period)) chosenPeriod.set(period);
  }, [period]);
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
      documentTitle={copy.signUp}
      heading={copy.heading}
      intro={copy.intro}
      foot={
        <>
          <p className="mb-3">
            {isPeriod(period)
              ? copy.chosen(period, priceOf(planOfPeriod(period).cents))
              : copy.price(priceOf(YEAR_PLAN.cents), priceOf(MONTH_PLAN.cents))}{' '}
            <TextLink to="/welcome">{copy.seeDetails}</TextLink>.
          </p>
          <p>
            {copy.alreadyHaveAnAccount} <TextLink to="/login">{copy.logIn}</TextLink> {copy.or}{' '}
            <TextLink to="/forgotpassword">{copy.resetYourPassword}</TextLink>.
          </p>
        </>
      }
    >
      <Form form={form} act={(body) => register({ body })} label={copy.signUp}>
        <EmailField name="email" label={copy.email} autoComplete="username" placeholder={copy.placeholder} />
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="new-password"
          hint={copy.passwordHint(PASSWORD_MIN)}
          deps="confirm_password"
        />
        <PasswordField name="confirm_password" label={copy.confirmPassword} autoComplete="new-password" />
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField name="first_name" label={copy.firstName} autoComplete="given-name" optional />
          <TextField name="last_name" label={copy.lastName} autoComplete="family-name" optional />
        </div>
        <Button type="submit" variant="primary" size="lg" pending={register.pending} className="mt-1 w-full">
          {copy.signUp}
        </Button>
        <p className="text-13 text-ink-3">
          {copy.agree}{' '}
          <a href="/terms" className={textLinkClass}>
            {copy.terms}
          </a>{' '}
          {copy.and}{' '}
          <a href="/privacy" className={textLinkClass}>
            {copy.privacy}
          </a>
          .
        </p>
      </Form>
    </PublicScreen>
  );
}
