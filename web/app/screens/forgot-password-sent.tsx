import { useParams } from '@tanstack/react-router';
import { RESET_LINK_HOURS } from '#core/constants.ts';
import { plural } from '#web/lib/format.ts';
import { useSettings } from '#web/lib/settings.ts';
import { ButtonLink, TextLink, textLinkClass } from '#web/ui/link.tsx';
import { PublicScreen } from '../public-screen.tsx';

/** Says the same for every address, so that nobody learns here who has an account. */
export function ForgotPasswordSentScreen() {
  const { email = '' } = useParams({ strict: false });
  const { mailbox } = useSettings();
  return (
    <PublicScreen
      documentTitle="Check your email"
      heading="Check your email"
      intro={`If ${email} has an account, a link is on its way. It works once and expires in ${plural(RESET_LINK_HOURS, 'hour')}.`}
      foot={
        <p>
          No email after a few minutes? Check your spam folder, or{' '}
          <TextLink to="/forgotpassword">request another link</TextLink>.
        </p>
      }
    >
      <ButtonLink to="/login" variant="secondary" size="lg" className="w-full">
        Back to log in
      </ButtonLink>
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
