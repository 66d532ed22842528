import { messages } from '#core/messages.ts';
import { useSettings } from '#web/lib/settings.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Title } from '#web/ui/page.tsx';
import { StatusPage } from './status-page.tsx';

/** spec §8: not there and not yours share one sentence, so that nobody learns which it was. */
export function Missing() {
  const { support_email } = useSettings();
  const [before, after] = messages.notFound.split('contact us');
  return (
    <>
      <Title>Page not found</Title>
      <StatusPage
        heading="Page not found"
        actions={
          <ButtonLink to="/" variant="primary">
            Go home
          </ButtonLink>
        }
      >
        <p>
          {before}
          <a href={`mailto:${support_email}`} className="font-medium text-primary underline underline-offset-4">
            contact us
          </a>
          {after}
        </p>
      </StatusPage>
    </>
  );
}
