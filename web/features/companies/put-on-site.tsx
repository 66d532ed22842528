import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { putOnSiteCopy as copy } from '#core/copy/registry/agent-block.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { type AgentBlock, agentBlock, claimedNumber } from '#core/rules/registry/agent-block.ts';
import { dateOf } from '#core/rules/text/calendar.ts';
import { agentReading } from '#web/product/agent.ts';
import { SITE_STEP_PLACE, SiteStepButtons } from '#web/product/companies/site-step.tsx';
import { cx } from '#web/ui/class-names.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';

/** Home links to this place. The router scrolls there only if the company was already loaded. */
function scrollIfLinked(element: HTMLElement | null) {
  if (location.hash === `#${SITE_STEP_PLACE}`) element?.scrollIntoView();
}

/** The agent's contact details for the customer's own site, from the first registration until the removal (beyond §23). */
export function PutOnSite({ company, mayEdit }: { company: Company; mayEdit: boolean }) {
  if (!company.designation || company.status.id === COMPANY_STATUS.removed) return null;
  return (
    <div id={SITE_STEP_PLACE} ref={scrollIfLinked} className="scroll-mt-20">
      <Card title={copy.title}>
        <Block company={company} buttons={mayEdit && <SiteStepButtons company={company} />} />
      </Card>
    </div>
  );
}

function Block({ company, buttons }: { company: Company; buttons: ReactNode }) {
  const { status, designation, expires_date } = company;
  const query = useQuery(agentReading());
  if (query.isPending) return <SkeletonRows rows={4} label={copy.loading} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const dmca_registration_id = designation?.dmca_registration_id ?? null;
  const claimed = claimedNumber({ status_id: status.id, dmca_registration_id, expires_date }, dateOf(new Date()));
  return <CopiedBlock why={whyOnSite(company)} block={agentBlock(query.data, claimed)} buttons={buttons} />;
}

/** The sentence above the block, until the step is done and after it. */
export const whyOnSite = ({ site_step }: Company): string => (site_step === 'done' ? copy.whyDone : copy.why);

interface BlockProps {
  why: string;
  /** Undefined while it loads. */
  block: AgentBlock | undefined;
  /** Longer than the box, which then has its height from the start. */
  isLong?: boolean;
  buttons?: ReactNode;
}

/** A block to paste, with the sentence that says why. */
export const CopiedBlock = ({ why, block, isLong = false, buttons }: BlockProps) => (
  <>
    <p className="text-13 text-ink-2 text-pretty">{why}</p>
    {/* Focusable, so that the keyboard can scroll a long block. */}
    <section
      aria-label={block ? copy.block : copy.loadingPolicy}
      aria-busy={!block || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region
      tabIndex={0}
      className={cx(
        'mt-3 overflow-y-auto rounded-md border border-line bg-sunken px-4 py-3 text-13 whitespace-pre-line text-ink [overflow-wrap:anywhere] print:h-auto print:max-h-none',
        isLong ? 'h-60' : 'max-h-60',
      )}
    >
      {block?.text}
    </section>
    <div className="mt-4 flex flex-wrap gap-2 print:hidden">
      <CopyButton label={copy.copyAsText} text={block?.text}>
        {copy.copyAsText}
      </CopyButton>
      <CopyButton label={copy.copyAsHtml} text={block?.html}>
        {copy.copyAsHtml}
      </CopyButton>
      {buttons}
    </div>
  </>
);
