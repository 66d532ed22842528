import { missingCopy as copy } from '#core/copy/app.ts';
import { messages } from '#core/messages.ts';
import { useSettings } from '#web/lib/session/settings.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Title } from '#web/ui/page/page.tsx';
import { StatusPage } from './status-page.tsx';

/** Not found and forbidden share one sentence (spec §8), so it does not reveal which objects exist. */
export function Missing() {
  const { support_email } = useSettings();
  const [before, after] = messages.notFound.split('contact us');
  return (
    <>
      <Title>{copy.pageNotFound}</Title>
      <StatusPage
        heading={copy.pageNotFound}
        actions={
          <ButtonLink to="/" variant="primary">
            {copy.goHome}
          </ButtonLink>
        }
      >
        <p>
          {before}
          <a href={`mailto:${support_email}`} className="font-medium text-primary underline underline-offset-4">
            {copy.contactUs}
          </a>
          {after}
        </p>
      </StatusPage>
    </>
  );
}
