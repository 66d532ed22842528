import { useState } from 'react';
import type { Notice } from '#core/contract/notices.ts';
import { CompanyFinder } from '#web/product/companies/company-finder.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { useAssign } from './use-assign.ts';

interface Props {
  notice: Notice;
  /** Whose it is now. */
  company: { id: number; name: string };
  onClose: () => void;
}

/** For superusers: a notice that has a company goes to another one as a new notice. Says so before it happens. */
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
    <Dialog
      title="Assign to another company"
      description={`A new notice is created from the original message. Notice ${notice.number} is closed as Ignored and stays with ${company.name}, along with its notes, files and deliveries.`}
      onClose={onClose}
    >
      <CompanyFinder label="Company" chosen={chosen} onChoose={setChosen} />
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="primary" disabled={!isAnother} pending={assign.pending} onClick={() => void save()}>
          Assign
        </Button>
      </Actions>
    </Dialog>
  );
}
