import { type Company, changeCompany } from '#core/contract/registry/companies.ts';
import { siteStepCopy as copy } from '#core/copy/registry/agent-block.ts';
import type { SiteStep } from '#core/rules/registry/site-step.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '../../ui/button.tsx';

/** The step’s text on the company’s screen, as a link’s fragment. */
export const SITE_STEP_PLACE = 'put-on-site';

/** Ends the step "put it on your site" of a company, or opens it again. */
export function SiteStepButtons({ company: { id, site_step } }: { company: Pick<Company, 'id' | 'site_step'> }) {
  const change = useAct(changeCompany, { toast: ({ site_step: now }) => (now === null ? '' : copy.toasts[now]) });
  const set = (next: SiteStep) => void change({ params: { id: String(id) }, body: { site_step: next } });
  if (site_step === null) return null;
  if (site_step !== 'open') {
    return (
      <Button variant="quiet" size="sm" pending={change.pending} onClick={() => set('open')}>
        {copy.undo[site_step]}
      </Button>
    );
  }
  return (
    <>
      <Button size="sm" pending={change.pending} onClick={() => set('done')}>
        {copy.done}
      </Button>
      <Button variant="quiet" size="sm" pending={change.pending} onClick={() => set('dismissed')}>
        {copy.dismiss}
      </Button>
    </>
  );
}
