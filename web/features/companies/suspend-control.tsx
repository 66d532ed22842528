import { type Company, changeCompany } from '#core/contract/registry/companies.ts';
import { suspendControlCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { isSuspended, toggledStatus } from './company-state.ts';

/** For superusers. No confirmation, because the action can be undone (decisions §10). */
export function SuspendControl({ company }: { company: Company }) {
  const suspended = isSuspended(company);
  const change = useAct(changeCompany, {
    toast: suspended ? messages.companyRestored : messages.companySuspendedNow,
  });
  const status = toggledStatus(company);
  if (status === undefined) return null;
  return (
    <Card title={suspended ? copy.suspended : copy.suspend}>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-2 text-pretty">{copy.suspendHint}</p>
        <Button
          pending={change.pending}
          onClick={() => void change({ params: { id: String(company.id) }, body: { status } })}
        >
          {suspended ? copy.restore : copy.suspend}
        </Button>
      </div>
    </Card>
  );
}
