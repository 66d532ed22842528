import { useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { PASSWORD_MIN } from '#core/constants.ts';
import type { Output } from '#core/contract/endpoint.ts';
import { getProfile } from '#core/contract/records/users.ts';
import { checkInviteToken, confirmInvitation, InviteConfirm } from '#core/contract/registry/representatives.ts';
import { representativeConfirmScreenCopy as copy } from '#core/copy/records/auth.ts';
import { messages } from '#core/messages.ts';
import { call } from '#web/lib/call/call.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { session } from '#web/lib/session/session.ts';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { PasswordField, TextField } from '#web/ui/form/field.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Title } from '#web/ui/page/page.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

type Found = Output<typeof checkInviteToken>;
type Company = NonNullable<Found['company']>;

interface Props {
  token: string;
  email: string;
  company: Company;
}

/** Email address of the logged-in user; null for a visitor or if the request fails. */
async function currentUserEmail(): Promise<string | null> {
  if (!session.token) return null;
  return call(getProfile, {}).then(
    ({ result }) => result.email,
    () => null,
  );
}

/**
 * Accepts the invitation. A new user is logged in with the password just chosen and goes to the company, as does an invited
 * user who is logged in. Anyone else with an account goes there through the login.
 */
function useConfirm({ token, email, company }: Props) {
  const navigate = useNavigate();
  const confirm = useAct(confirmInvitation, { inPlace: true });
  const go = async (access: string | undefined) => {
    if (access !== undefined) session.set(access);
    const userEmail = access === undefined ? await currentUserEmail() : email;
    if (userEmail === email) {
      toast.success(messages.invitationConfirmed(company.name));
      await navigate({ to: '/company/$company_id', params: { company_id: String(company.id) }, replace: true });
      return;
    }
    toast.success(messages.invitationConfirmedLogIn(email));
    const back_url = `/company/${company.id}`;
    if (userEmail === null) await navigate({ to: '/login', search: { back_url }, replace: true });
    else await navigate({ to: '/', replace: true });
  };
  return {
    pending: confirm.pending,
    confirm: async (body: Record<string, unknown>) => {
      const outcome = await confirm({ params: { token }, body });
      if (outcome?.done) await go(outcome.answer.access);
      return outcome;
    },
  };
}

function NewAddress(props: Props) {
  const { email, company } = props;
  const form = useContractForm(InviteConfirm, { first_name: '', last_name: '', password: '', confirm_password: '' });
  const { confirm, pending } = useConfirm(props);
  return (
    <PublicScreen
      documentTitle={copy.acceptInvitation}
      heading={copy.join(company.name)}
      intro={copy.introNewUser(company.name, email)}
    >
      <Form form={form} act={confirm} label={copy.acceptInvitation}>
        <TextField name="first_name" label={copy.firstName} autoComplete="given-name" />
        <TextField name="last_name" label={copy.lastName} autoComplete="family-name" optional />
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="new-password"
          hint={copy.passwordHint(PASSWORD_MIN)}
          deps="confirm_password"
        />
        <PasswordField name="confirm_password" label={copy.confirmPassword} autoComplete="new-password" />
        <Button type="submit" variant="primary" size="lg" pending={pending} className="mt-1 w-full">
          {copy.acceptInvitation}
        </Button>
      </Form>
    </PublicScreen>
  );
}

/** Accepted by a button instead of on load, because mail scanners open links. */
function KnownAddress(props: Props) {
  const { email, company } = props;
  const { confirm, pending } = useConfirm(props);
  const [error, setError] = useState<string | null>(null);
  const accept = async () => {
    const outcome = await confirm({});
    if (outcome && !outcome.done) setError(outcome.message);
  };
  return (
    <PublicScreen
      documentTitle={copy.acceptInvitation}
      heading={copy.join(company.name)}
      intro={copy.introExistingUser(company.name, email)}
    >
      {error && (
        <p role="alert" className="mb-4 rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
          {error}
        </p>
      )}
      <Button variant="primary" size="lg" pending={pending} className="w-full" onClick={() => void accept()}>
        {copy.acceptInvitation}
      </Button>
    </PublicScreen>
  );
}

/** Validates the link first, so that an expired one is reported before the form is filled in. */
export function RepresentativeConfirmScreen() {
  const { token = '' } = useParams({ strict: false });
  const check = useAct(checkInviteToken, { inPlace: true });
  const [found, setFound] = useState<Awaited<ReturnType<typeof check>>>();
  const checkToken = useEffectEvent(async () => {
    const outcome = await check({ body: { token } });
    if (outcome) setFound(outcome);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for another link
  useEffect(() => void checkToken(), [token]);

  if (!found) return <Title>{copy.acceptInvitation}</Title>;
  if (found.done && found.answer.valid && found.answer.email && found.answer.company) {
    const { email, company, is_new_user } = found.answer;
    const Screen = is_new_user ? NewAddress : KnownAddress;
    return <Screen token={token} email={email} company={company} />;
  }
  return (
    <PublicScreen
      documentTitle={copy.acceptInvitation}
      heading={copy.invalidLink}
      intro={found.done ? messages.inviteLinkExpired : found.message}
    >
      <ButtonLink to="/login" variant="primary" size="lg" className="w-full">
        {copy.logIn}
      </ButtonLink>
    </PublicScreen>
  );
}
