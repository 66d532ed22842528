import { useState } from 'react';
import { updateNotice } from '#core/contract/intake/notices.ts';
import { bulkCompanyDialogCopy as copy } from '#core/copy/intake/bulk-notices.ts';
import { messages } from '#core/messages.ts';
import { useActOnAll } from '#web/lib/call/act-on-all.ts';
import { CompanyFinder } from '#web/product/companies/company-finder.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import type { BulkDialogProps } from './bulk-dialog.tsx';
import { BulkProgress } from './bulk-progress.tsx';

/** For superusers: assigns the selected notices to a company. */
export function BulkCompanyDialog({ notices, onDone, onClose }: BulkDialogProps) {
  const [company, setCompany] = useState<{ id: number; name: string } | null>(null);
  const { run, pending, progress } = useActOnAll(updateNotice, { toast: messages.noticesAssigned });
  const save = async () => {
    if (!company) return;
    await run(notices.map(({ id }) => ({ params: { id: String(id) }, body: { company_id: company.id } })));
    onDone();
  };
  return (
    <Dialog title={copy.title(notices.length)} description={copy.description} onClose={onClose}>
      <CompanyFinder label={copy.company} chosen={company} onChoose={setCompany} />
      <Actions note={<BulkProgress progress={progress} />}>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="primary" disabled={!company} pending={pending} onClick={() => void save()}>
          {copy.assign}
        </Button>
      </Actions>
    </Dialog>
  );
}
