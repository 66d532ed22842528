import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Company } from '#core/contract/companies.ts';
import { Removal, removeCompany } from '#core/contract/company-orders.ts';
import { Form, useContractForm } from '#web/lib/form.tsx';
import { formatCalendarDate, plural } from '#web/lib/format.ts';
import { useAct } from '#web/lib/query.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { TextAreaField } from '#web/ui/text-area-field.tsx';

interface Props {
  readonly company: Company;
  readonly variant: ButtonVariant;
  readonly label: string;
}

/** For owners and superusers: places the removal of a company, which is submitted on the order's own screen. */
export function RemoveCompany({ company, variant, label }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant={variant} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && <RemovalDialog company={company} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RemovalDialog({ company, onClose }: { company: Company; onClose: () => void }) {
  const navigate = useNavigate();
  const form = useContractForm(Removal, { reason: '', confirm: '' });
  const remove = useAct(removeCompany, { inPlace: true });
  return (
    <Dialog title={`Remove ${company.name}?`} onClose={onClose}>
      <RemovalLosses company={company} />
      <Form
        form={form}
        label="Remove the company"
        act={(body) => remove({ params: { id: String(company.id) }, body })}
        onDone={({ order }) => {
          onClose();
          void navigate({ to: '/orders/$order_id/detail', params: { order_id: String(order.id) } });
        }}
        className="mt-5 flex flex-1 flex-col gap-4"
      >
        <TextAreaField name="reason" label="Reason" optional hint="Kept as a note on the order." />
        <TextField
          name="confirm"
          label="Type delete to confirm"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Actions note="You submit the order in the next step">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" pending={remove.pending}>
            Remove
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** What is lost, and from when it is not protected. */
const RemovalLosses = ({ company }: { company: Company }) => (
  <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14 text-ink-2 text-pretty [overflow-wrap:anywhere]">
    <li>
      <strong className="font-medium text-ink">Protection ends on the day the removal is complete</strong>, usually
      within 24 hours after you submit it
      {company.protection !== 'not_protected' && company.expires_date
        ? `. It is currently protected until ${formatCalendarDate(company.expires_date)}`
        : ''}
      .
    </li>
    <li>
      {plural(company.counts.domains, 'domain')} on record. All registered domains are removed from the directory.
    </li>
    <li>We no longer forward notices about these domains to you.</li>
    <li>The subscription ends. The record, its invoices and its history are kept.</li>
  </ul>
);
