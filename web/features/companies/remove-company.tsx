import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { Removal, removeCompany } from '#core/contract/registry/company-orders.ts';
import { removeCompanyCopy as copy } from '#core/copy/registry/companies.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatCalendarDate } from '#web/lib/format.ts';
import { Button, type ButtonVariant } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

interface Props {
  readonly company: Company;
  readonly variant: ButtonVariant;
  readonly label: string;
}

/** Places a removal order, for owners and superusers; it is submitted on the order's own screen. */
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
    <Dialog title={copy.title(company.name)} onClose={onClose}>
      <RemovalLosses company={company} />
      <Form
        form={form}
        label={copy.removeTheCompany}
        act={(body) => remove({ params: { id: String(company.id) }, body })}
        onDone={({ order }) => {
          onClose();
          void navigate({ to: '/orders/$order_id/detail', params: { order_id: String(order.id) } });
        }}
        className="mt-5 flex flex-1 flex-col gap-4"
      >
        <TextAreaField name="reason" label={copy.reason} hint={copy.reasonHint} />
        <TextField
          name="confirm"
          label={copy.typeDeleteToConfirm}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Actions note={copy.submitHint}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="danger" pending={remove.pending}>
            {copy.remove}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** The consequences of a removal, and the day protection ends. */
const RemovalLosses = ({ company }: { company: Company }) => (
  <ul className="flex list-disc flex-col gap-1.5 pl-5 text-14 text-ink-2 text-pretty [overflow-wrap:anywhere]">
    <li>
      <strong className="font-medium text-ink">{copy.protectionEnds}</strong>
      {copy.usualTime}
      {company.protection !== 'not_protected' && company.expires_date
        ? copy.currentProtection(formatCalendarDate(company.expires_date))
        : ''}
      .
    </li>
    <li>{copy.domainsRemoved(company.counts.domains)}</li>
    <li>{copy.forwardingEnds}</li>
    <li>{copy.subscriptionEnds}</li>
    <li>{copy.cannotBeUndone}</li>
  </ul>
);
