import { useState } from 'react';
import type { Notice } from '#core/contract/intake/notices.ts';
import { reassignDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { CompanyFinder } from '#web/product/companies/company-finder.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { useCounterNoticesOf } from '../counter-notices/queries.ts';
import { useAssign } from './use-assign.ts';
import { whatStays } from './what-stays.ts';

interface Props {
  notice: Notice;
  /** The current company. */
  company: { id: number; name: string };
  onClose: () => void;
}

function StaysWarning({ notice, company }: Pick<Props, 'notice' | 'company'>) {
  const sentences = whatStays(notice.urls, useCounterNoticesOf(notice) ?? [], company.name);
  if (sentences.length === 0) return null;
  return (
    <p role="status" className="mb-4 rounded-md bg-warn-bg px-3 py-2 text-13 text-warn [overflow-wrap:anywhere]">
      {sentences.join(' ')}
    </p>
  );
}

/** For superusers: moves an assigned notice to another company as a new notice, after explaining it. */
export function ReassignDialog({ notice, company, onClose }: Props) {
  const [chosen, setChosen] = useState<{ id: number; name: string } | null>(null);
  const assign = useAssign(notice);
  const isAnother = chosen !== null && chosen.id !== company.id;
  const save = async () => {
    if (!isAnother) return;
    const outcome = await assign({ params: { id: String(notice.id) }, body: { company_id: chosen.id } });
    if (outcome?.done) onClose();
  };
  return (
    <Dialog title={copy.title} description={copy.description(notice.number, company.name)} onClose={onClose}>
      <StaysWarning notice={notice} company={company} />
      <CompanyFinder label={copy.company} chosen={chosen} onChoose={setChosen} />
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="primary" disabled={!isAnother} pending={assign.pending} onClick={() => void save()}>
          {copy.assign}
        </Button>
      </Actions>
    </Dialog>
  );
}
