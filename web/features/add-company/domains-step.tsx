import { useState } from 'react';
import { type DomainEntry, type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { domainsStepCopy as copy } from '#core/copy/registry/add-company.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import type { ContractForm } from '#web/lib/form/form.tsx';
import { DomainUpload } from '#web/product/domains/domain-upload.tsx';
import { asEntered, type Entry, mergeEntries, placeEntryErrors } from '#web/product/domains/entries.ts';
import { EntryLine } from '#web/product/domains/entry-line.tsx';
import { EntryList } from '#web/product/domains/entry-list.tsx';
import { useEntryLine } from '#web/product/domains/use-entry-line.ts';
import { Button } from '#web/ui/button.tsx';
import { WizardBody, WizardFoot } from '#web/ui/dialog/wizard-dialog.tsx';
import { SkipDialog } from './skip-dialog.tsx';
import type { WizardEvent } from './wizard.ts';

interface Props {
  readonly form: ContractForm<typeof DomainEntry>;
  readonly order: Order;
  readonly entries: readonly Entry[];
  /** The owner's address, where notices go by default. */
  readonly noticesTo: string | undefined;
  readonly dispatch: (event: WizardEvent) => void;
}

export function DomainsStep({ form, order, entries, noticesTo, dispatch }: Props) {
  const add = (more: readonly Entry[]) => dispatch({ type: 'added', entries: more });
  const line = useEntryLine(form, { entries, onAdd: add });
  const submit = useAct(updateOrder, { inPlace: true });
  const [problem, setProblem] = useState<string | null>(null);
  const [skipped, setSkipped] = useState(0);

  const send = async (added: readonly Entry[] | null): Promise<void> => {
    setProblem(null);
    form.clearErrors();
    const body = {
      status: ORDER_STATUS.waiting_for_payment,
      added: added ? asEntered(added).map(({ name, email }) => ({ name, email })) : undefined,
    };
    const outcome = await submit({ params: { id: String(order.id) }, body });
    if (!outcome) return;
    if (outcome.done) return dispatch({ type: 'submitted', order: outcome.answer.order });
    dispatch({ type: 'refused', fields: outcome.fields });
    const refusedCount = placeEntryErrors(added ?? [], outcome.fields).filter(({ error }) => error).length;
    setProblem(refusedCount > 0 ? messages.domainsRefused(refusedCount) : outcome.message);
  };

  /** Skip sends no domains (spec §4), so it asks when some were entered. */
  const skip = (): void => {
    const entered = entries.length + (line.isEmpty() ? 0 : 1);
    if (entered > 0) setSkipped(entered);
    else void send(null);
  };

  /** A domain still in the input counts as added. */
  const submitEntries = async (): Promise<void> => {
    if (submit.pending || line.pending) return;
    if (entries.length > 0 && line.isEmpty()) return send(entries);
    const entry = await line.add();
    if (entry) await send(mergeEntries(entries, [entry]).entries);
  };

  return (
    <section aria-label={copy.step2} className="flex min-h-0 grow flex-col">
      <WizardBody>
        <EntryLine
          line={line}
          noticesTo={noticesTo}
          onEnterEmpty={entries.length > 0 ? () => void submitEntries() : undefined}
        />
        <DomainUpload
          entries={entries}
          onAdd={(more) => {
            form.clearErrors();
            add(more);
          }}
        />
        {problem && (
          <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
            {problem}
          </p>
        )}
        <EntryList
          entries={entries}
          onRemove={(name) => dispatch({ type: 'removed', name })}
          onClear={() => dispatch({ type: 'cleared' })}
          noticesTo={noticesTo}
        />
      </WizardBody>
      <WizardFoot>
        <Button onClick={() => dispatch({ type: 'back' })} className="mr-auto">
          {copy.back}
        </Button>
        <Button variant="quiet" disabled={submit.pending} onClick={skip}>
          {copy.skip}
        </Button>
        <Button variant="primary" pending={submit.pending} onClick={() => void submitEntries()}>
          {copy.next}
        </Button>
      </WizardFoot>
      {skipped > 0 && (
        <SkipDialog
          count={skipped}
          onAdd={() => {
            setSkipped(0);
            void submitEntries();
          }}
          onSkip={() => {
            setSkipped(0);
            void send(null);
          }}
          onClose={() => setSkipped(0)}
        />
      )}
    </section>
  );
}
