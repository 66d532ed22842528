import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { putOnSiteCopy as copy } from '#core/copy/registry/agent-block.ts';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { CopiedBlock, whyOnSite } from '../put-on-site.tsx';
import { blockText } from './block-text.ts';

async function loadBlock(slug: string, signal: AbortSignal): Promise<string> {
  const answer = await fetch(`/p/${slug}/policy-block.html?lang=en`, { signal });
  if (!answer.ok) throw new Error(`policy block: ${answer.status}`);
  return answer.text();
}

/** The page as the server draws it, so that the block can't differ from it. */
const blockReading = (slug: string) =>
  queryOptions({
    queryKey: ['policyBlock', slug],
    queryFn: ({ signal }) => loadBlock(slug, signal),
    meta: { reads: getPublicPage.reads },
  });

interface Props {
  company: Company;
  slug: string;
  buttons: ReactNode;
}

/** The whole policy for the customer's own site, while the page is on. */
export const PolicyBlock = (props: Props) => (
  <Card title={copy.title}>
    <Block {...props} />
  </Card>
);

/** The policy is longer than the box, so the box has its height while it loads: no layout shift. */
function Block({ company, slug, buttons }: Props) {
  const { data, error, refetch } = useQuery(blockReading(slug));
  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  return (
    <CopiedBlock
      why={whyOnSite(company)}
      block={data === undefined ? undefined : { text: blockText(data), html: data }}
      isLong
      buttons={buttons}
    />
  );
}
