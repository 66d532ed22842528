import type { ReactNode } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import type { Order } from '#core/contract/trade/orders.ts';
import { amendmentFormCopy as copy } from '#core/copy/trade/amendment.ts';
import { Form } from '#web/lib/form/form.tsx';
import { RecordCorrections, useRecordCorrections } from '#web/product/companies/record-corrections.tsx';
import { DomainUpload } from '#web/product/domains/domain-upload.tsx';
import { EntryLine } from '#web/product/domains/entry-line.tsx';
import { EntryList } from '#web/product/domains/entry-list.tsx';
import { Button } from '#web/ui/button.tsx';
import { StepFoot } from '#web/ui/dialog/step-page.tsx';
import { UnsavedGuard } from '#web/ui/dialog/unsaved-guard.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { AmendmentFields } from './amendment-fields.tsx';
import type { AmendmentLists } from './amendment-lists.ts';
import { RegisteredDomains } from './registered-domains.tsx';
import { RemovalList } from './removal-list.tsx';
import { useAmendment } from './use-amendment.ts';

interface Props {
  readonly company: Company;
  /** The open amendment to edit; null for a new one. */
  readonly order: Order | null;
  readonly onSaved: (order: Order) => void;
  /** Back button, rendered before the Next button. */
  readonly cancel: ReactNode;
}

/** The amended registration: fields, domains to add and domains to remove. */
export function AmendmentForm({ company, order, onSaved, cancel }: Props) {
  const corrections = useRecordCorrections(company.id);
  const amendment = useAmendment(company, order, { onSaved, isRefiled: corrections.length > 0 });
  const { form, line, lists, problem, pending } = amendment;
  const noticesTo = company.notice_email ?? undefined;
  return (
    <Form form={form} label={copy.amendment} act={amendment.save} className="flex flex-col gap-4">
      <UnsavedGuard isUnsaved={amendment.isUnsaved} lost={copy.lost} />
      <div className="grid gap-4 xl:grid-cols-2 xl:items-start">
        <Card title={copy.nameAddress}>
          <AmendmentFields />
        </Card>
        <div className="flex min-w-0 flex-col gap-4">
          <RecordCorrections corrections={corrections} />
          <Card title={copy.addDomains}>
            <div className="flex flex-col gap-5">
              <EntryLine line={line} noticesTo={noticesTo} />
              <DomainUpload entries={lists.entries} onAdd={amendment.addEntries} />
              <EntryList
                entries={lists.entries}
                onRemove={amendment.removeEntry}
                onClear={amendment.clearEntries}
                noticesTo={noticesTo}
              />
            </div>
          </Card>
          <RemovalList removals={lists.removals} onUndo={amendment.undo} onClear={amendment.undoAll} />
        </div>
      </div>
      <Card flush title={copy.registeredDomains}>
        <RegisteredDomains
          companyId={company.id}
          removals={lists.removals}
          onRemove={amendment.remove}
          onUndo={amendment.undo}
        />
      </Card>
      <StepFoot note={problem ? undefined : noteOf(lists)}>
        {problem && (
          <p role="alert" className="mr-auto max-w-[72ch] rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
            {problem}
          </p>
        )}
        {cancel}
        <Button type="submit" variant="primary" pending={pending}>
          {copy.next}
        </Button>
      </StepFoot>
    </Form>
  );
}

function noteOf({ entries, removals }: AmendmentLists): string | undefined {
  const parts = [
    ...(entries.length > 0 ? [copy.domainsToAdd(entries.length)] : []),
    ...(removals.length > 0 ? [copy.domainsToRemove(removals.length)] : []),
  ];
  return parts.length > 0 ? parts.join(', ') : copy.checkHint;
}
