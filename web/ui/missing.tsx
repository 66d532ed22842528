import { messages } from '#core/messages.ts';
import { useSettings } from '#web/lib/settings.ts';
import { ButtonLink, textLinkClass } from './link.tsx';
import { Page } from './page.tsx';

/** spec §8: not there and not yours share one sentence, so that nobody learns which it was. */
export function Missing() {
  const { support_email } = useSettings();
  const [before, after] = messages.notFound.split('contact us');
  return (
    <Page title="Page not found">
      <p role="alert" className="max-w-[60ch] text-14 text-ink-2 text-pretty">
        {before}
        <a href={`mailto:${support_email}`} className={textLinkClass}>
          contact us
        </a>
        {after}
      </p>
      <div className="mt-6">
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </div>
    </Page>
  );
}
