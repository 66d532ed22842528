import { useParams } from '@tanstack/react-router';
import { RESET_LINK_HOURS } from '#core/constants.ts';
import { forgotPasswordSentScreenCopy as copy } from '#core/copy/records/auth.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { ButtonLink, TextLink, textLinkClass } from '#web/ui/link.tsx';
import { PublicScreen } from '../../public/public-screen.tsx';

/** Shows the same text for every address, to prevent account enumeration. */
export function ForgotPasswordSentScreen() {
  const { email = '' } = useParams({ strict: false });
  const { mailbox } = useSettings();
  return (
    <PublicScreen
      documentTitle={copy.checkYourEmail}
      heading={copy.checkYourEmail}
      intro={copy.intro(email, RESET_LINK_HOURS)}
      foot={
        <p>
          {copy.noEmail} <TextLink to="/forgotpassword">{copy.requestAnotherLink}</TextLink>.
        </p>
      }
    >
      <ButtonLink to="/login" variant="secondary" size="lg" className="w-full">
        {copy.backToLogIn}
      </ButtonLink>
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
