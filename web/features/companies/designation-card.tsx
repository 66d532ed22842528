import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type Company, changeCompany, DirectoryIds } from '#core/contract/registry/companies.ts';
import { designationCardCopy as copy } from '#core/copy/registry/companies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatCalendarDate } from '#web/lib/format.ts';
import { DirectoryIdFields } from '#web/product/companies/directory-id-fields.tsx';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';

/** The designation's ids and dates. Superusers can correct the ids. */
export function DesignationCard({ company, mayCorrect }: { company: Company; mayCorrect: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const { designation, expires_date } = company;
  if (!designation) {
    return (
      <Card title={copy.designation}>
        <p className="text-13 text-ink-2 text-pretty">{copy.notDesignated}</p>
      </Card>
    );
  }
  const ids = [
    { term: copy.registrationId, value: designation.dmca_registration_id },
    { term: copy.publicId, value: designation.dmca_public_id },
  ];
  return (
    <Card
      title={copy.designation}
      aside={
        mayCorrect && (
          <Button size="sm" icon={<Pencil aria-hidden size={16} />} onClick={() => setIsOpen(true)}>
            {copy.correctIds}
          </Button>
        )
      }
    >
      <DefinitionList
        items={[
          ...ids.map(({ term, value }) => ({
            term,
            value: (
              <span className="inline-flex items-center gap-1 font-mono text-13">
                {value} <CopyButton label={copy.copy(term.toLowerCase())} text={value} />
              </span>
            ),
          })),
          { term: copy.registered, value: formatCalendarDate(designation.registered_date) },
          { term: copy.expires, value: expires_date ? formatCalendarDate(expires_date) : copy.neverFiled },
        ]}
      />
      {isOpen && <CorrectIdsDialog company={company} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

function CorrectIdsDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const change = useAct(changeCompany, { toast: messages.companyUpdated });
  const form = useContractForm(DirectoryIds, {
    dmca_public_id: company.designation?.dmca_public_id ?? '',
    dmca_registration_id: company.designation?.dmca_registration_id ?? '',
  });
  return (
    <Dialog title={copy.correctIds} description={copy.correctHint} onClose={onClose}>
      <Form
        form={form}
        label={copy.correctIds}
        act={(body) => change({ params: { id: String(company.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <DirectoryIdFields />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            {copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
