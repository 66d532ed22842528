import type { PublicPage } from '#core/contract/intake/public-page.ts';
import { pagePreviewCopy as copy } from '#core/copy/registry/public-page.ts';
import { paragraphs } from '#core/rules/text/paragraphs.ts';
import { Card } from '#web/ui/page/card.tsx';

interface Props {
  company: string;
  texts: Pick<PublicPage, 'service_name' | 'intro' | 'repeat_policy'>;
}

/** The texts in the look of the public page. They are text there too: never markup or links. */
export const PagePreview = ({ company, texts: { service_name, intro, repeat_policy } }: Props) => (
  <Card title={copy.title}>
    <div className="rounded-md border border-line bg-canvas p-3 sm:p-5">
      <div className="rounded-lg border border-line bg-surface px-4 py-6 [overflow-wrap:anywhere] sm:px-7">
        <p className="text-13 text-ink-3">{copy.copyrightPolicy}</p>
        <p className="mt-1 font-serif text-26 font-medium text-balance text-ink">{service_name.trim() || company}</p>
        <Paragraphs text={intro} />
        <Fixed>{copy.fixed}</Fixed>
        <p className="mt-6 text-16 font-semibold text-ink">{copy.repeatInfringers}</p>
        <Fixed>{copy.standardSentence}</Fixed>
        <Paragraphs text={repeat_policy} />
      </div>
    </div>
  </Card>
);

const Paragraphs = ({ text }: { text: string }) =>
  paragraphs(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity
    <p key={at} className="mt-3 text-14 leading-6 whitespace-pre-line text-ink">
      {paragraph}
    </p>
  ));

const Fixed = ({ children }: { children: string }) => (
  <p className="mt-4 rounded-md border border-dashed border-line-strong px-3 py-2 text-13 text-ink-3">{children}</p>
);
