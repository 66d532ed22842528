import { CirclePause, CirclePlay, Copy } from 'lucide-react';
import { useState } from 'react';
import { type Company, changeCompany } from '#core/contract/registry/companies.ts';
import { bulkCompaniesCopy } from '#core/copy/registry/companies.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { toast } from '#web/lib/toasts.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { SelectionAct, SelectionBar } from '#web/ui/list/selection-bar.tsx';
import { isSuspended, toggledStatus } from '../company-state.ts';

const ACTIONS = {
  suspend: {
    name: bulkCompaniesCopy.suspend,
    status: COMPANY_STATUS.suspended,
    text: bulkCompaniesCopy.suspendText,
  },
  restore: {
    name: bulkCompaniesCopy.restore,
    status: COMPANY_STATUS.registered,
    text: bulkCompaniesCopy.restoreText,
  },
} as const;
type Action = keyof typeof ACTIONS;

/** Bulk actions; each applies only to the selected companies that it changes. */
export function BulkCompanies({ companies, onDone }: { companies: readonly Company[]; onDone: () => void }) {
  const { run, pending } = useActOnAll(changeCompany, { toast: messages.companiesUpdated });
  const [confirming, setConfirming] = useState<Action | null>(null);
  const changeable = (action: Action) =>
    companies.filter(
      (company) => toggledStatus(company) !== undefined && isSuspended(company) === (action === 'restore'),
    );
  const setStatus = async (action: Action) => {
    await run(
      changeable(action).map(({ id }) => ({ params: { id: String(id) }, body: { status: ACTIONS[action].status } })),
    );
    setConfirming(null);
    onDone();
  };
  const addresses = [...new Set(companies.flatMap(({ notice_email }) => notice_email ?? []))];
  const copy = () =>
    void navigator.clipboard.writeText(addresses.join(', ')).then(
      () => toast.success(bulkCompaniesCopy.addressesCopied(addresses.length)),
      () => toast.error(bulkCompaniesCopy.copyFailed),
    );
  return (
    <>
      <SelectionBar count={companies.length} onClear={onDone}>
        <SelectionAct disabled={pending || changeable('suspend').length === 0} onClick={() => setConfirming('suspend')}>
          <CirclePause aria-hidden className="size-4 max-sm:hidden" /> {bulkCompaniesCopy.suspend}
        </SelectionAct>
        <SelectionAct disabled={pending || changeable('restore').length === 0} onClick={() => setConfirming('restore')}>
          <CirclePlay aria-hidden className="size-4 max-sm:hidden" /> {bulkCompaniesCopy.restore}
        </SelectionAct>
        <SelectionAct disabled={addresses.length === 0} label={bulkCompaniesCopy.copyEmailAddresses} onClick={copy}>
          <Copy aria-hidden className="size-4" />{' '}
          <span className="hidden sm:inline">{bulkCompaniesCopy.copyEmails}</span>
        </SelectionAct>
      </SelectionBar>
      {confirming && (
        <ConfirmDialog
          title={bulkCompaniesCopy.title(ACTIONS[confirming].name, changeable(confirming).length)}
          act={ACTIONS[confirming].name}
          pending={pending}
          onAct={() => void setStatus(confirming)}
          onClose={() => setConfirming(null)}
        >
          {ACTIONS[confirming].text}
        </ConfirmDialog>
      )}
    </>
  );
}
