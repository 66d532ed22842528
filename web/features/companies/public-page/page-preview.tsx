import type { PublicPage } from '#core/contract/intake/public-page.ts';
import { en } from '#core/copy/pages/en.ts';
import { currentEnglish } from '#core/copy/pages/policy/current-english.ts';
import type { RepeatLimit } from '#core/copy/pages/policy/policy-text.ts';
import { pagePreviewCopy as copy } from '#core/copy/registry/public-page.ts';
import { paragraphs } from '#core/rules/text/paragraphs.ts';
import { Card } from '#web/ui/page/card.tsx';

interface Props {
  company: string;
  /** The sentence about repeat infringers is made from it. */
  limit: RepeatLimit;
  texts: Pick<PublicPage, 'service_name' | 'intro' | 'repeat_policy'>;
}

/** The texts in the look of the public page. They are text there too: never markup or links. */
export const PagePreview = ({ company, limit, texts: { service_name, intro, repeat_policy } }: Props) => (
  <Card title={copy.title}>
    <div className="overflow-hidden rounded-lg border border-line [overflow-wrap:anywhere]">
      <div className="bg-[#0b4237] bg-[radial-gradient(circle_at_76%_40%,#1d7d67,#12604f_38%,#0b4237_75%)] px-5 py-7 text-white sm:px-7">
        <p className="text-13 font-medium">{en.policy.title}</p>
        <p className="mt-1 font-serif text-26 font-medium text-balance">{service_name.trim() || company}</p>
        <p aria-hidden className="mt-4 inline-block rounded-lg bg-white px-3.5 py-2 text-13 font-medium text-[#0b4a3d]">
          {en.policy.sendNotice}
        </p>
      </div>
      <div className="flex flex-col gap-3 bg-surface px-5 py-6 text-14 leading-6 text-ink sm:px-7">
        <Paragraphs text={intro.trim() || en.policy.intro(company)} />
        <Omitted>{copy.between}</Omitted>
        <p className="mt-2 font-serif text-19 font-medium">{currentEnglish.repeat.heading}</p>
        <p>{currentEnglish.repeat.text(company, limit)}</p>
        <Paragraphs text={repeat_policy} />
        <Omitted>{copy.after}</Omitted>
      </div>
    </div>
  </Card>
);

const Paragraphs = ({ text }: { text: string }) =>
  paragraphs(text).map((paragraph, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no identity
    <p key={at} className="whitespace-pre-line">
      {paragraph}
    </p>
  ));

/** A part of the page that is ours. */
const Omitted = ({ children }: { children: string }) => (
  <p className="rounded-md border border-dashed border-line-strong px-3 py-2 text-13 text-ink-3">{children}</p>
);
