import { messages } from '#core/messages.ts';
import { useSettings } from '#web/lib/settings.ts';
import { useToken } from '#web/lib/use-token.ts';
import { ButtonLink } from '#web/ui/link.tsx';
import { Title } from '#web/ui/page.tsx';
import { PlainFrame } from '../plain-frame.tsx';
import { Frame } from '../shell.tsx';
import { StatusPage } from '../status-page.tsx';

/** spec §2: the fallback for unknown paths, for visitors too. */
export function NotFoundScreen() {
  const Around = useToken() ? Frame : PlainFrame;
  const { support_email } = useSettings();
  const [before, after] = messages.notFound.split('contact us');
  return (
    <Around>
      <Title>Page not found</Title>
      <StatusPage
        heading="Nothing charted here"
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
    </Around>
  );
}
