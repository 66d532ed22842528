import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPublicPage } from '#core/contract/intake/public-page.ts';
import { putOnSiteCopy as copy } from '#core/copy/registry/agent-block.ts';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { CopiedBlock } from '../put-on-site.tsx';
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

/** The whole policy for the customer's own site, while the page is on. */
export const PolicyBlock = ({ slug }: { slug: string }) => (
  <Card title={copy.title}>
    <Block slug={slug} />
  </Card>
);

function Block({ slug }: { slug: string }) {
  const query = useQuery(blockReading(slug));
  if (query.isPending) return <SkeletonRows rows={4} label={copy.loadingPolicy} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  return <CopiedBlock text={blockText(query.data)} html={query.data} />;
}
