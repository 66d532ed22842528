import { type KeyboardEvent, useState } from 'react';
import { SHEET_ROWS } from '#core/constants.ts';
import { isDomainBusy } from '#core/contract/domains.ts';
import { type DomainEntry, type Order, updateOrder } from '#core/contract/orders.ts';
import { ORDER_STATUS } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { type ContractForm, Form } from '#web/lib/form.tsx';
import { type Outcome, useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/field.tsx';
import { WizardBody, WizardFoot } from '#web/ui/wizard-dialog.tsx';
import { DomainUpload } from './domain-upload.tsx';
import { busySentence, type Entry, entryOf, isListed, mergeEntries, placeEntryErrors } from './entries.ts';
import { EntryList } from './entry-list.tsx';
import { ADD_COMPANY_READS } from './reads.ts';
import type { WizardEvent } from './wizard.ts';

interface Props {
  readonly form: ContractForm<typeof DomainEntry>;
  readonly order: Order;
  readonly entries: readonly Entry[];
  readonly tell: (event: WizardEvent) => void;
}

const refused = (message: string): Outcome<Entry> => ({
  done: false,
  message,
  fields: { name: [message] },
  told: true,
});

export function DomainsStep({ form, order, entries, tell }: Props) {
  const check = useAct(isDomainBusy, { inPlace: true });
  const submit = useAct(updateOrder, { refresh: ADD_COMPANY_READS, inPlace: true });
  const [problem, setProblem] = useState<string | null>(null);

  /** spec §5: normalised, then compared with the list, then checked for availability. */
  const add = async (typed: DomainEntry): Promise<Outcome<Entry> | undefined> => {
    const entry = entryOf(typed);
    if (isListed(entries, entry.name)) return refused(messages.domainDuplicate);
    if (entries.length >= SHEET_ROWS) return refused(messages.tooManyDomains);
    const outcome = await check({ body: { name: entry.shown } });
    if (!outcome?.done) return outcome;
    const { busy, company, domain } = outcome.answer;
    if (busy) return refused(busySentence(domain?.name ?? entry.shown, company));
    tell({ type: 'added', entries: [entry] });
    form.reset({ name: '', email: '' });
    return { done: true, answer: entry };
  };

  /** What stands in the line is meant to be added too. False: it could not be, and says why. */
  const addTyped = async (): Promise<readonly Entry[] | null> => {
    let list: readonly Entry[] | null = null;
    await form.handleSubmit(async (typed) => {
      const outcome = await add(typed);
      if (outcome?.done) list = mergeEntries(entries, [outcome.answer]).entries;
      else if (outcome) {
        const message = outcome.fields.name?.[0] ?? outcome.message;
        form.setError('name', { type: 'server', message }, { shouldFocus: true });
      }
    })();
    return list;
  };

  const send = async (added: readonly Entry[] | null): Promise<void> => {
    setProblem(null);
    form.clearErrors();
    const body = {
      status: ORDER_STATUS.waiting_for_payment,
      added: added?.map(({ name, email }) => ({ name, email })),
    };
    const outcome = await submit({ params: { id: String(order.id) }, body });
    if (!outcome) return;
    if (outcome.done) return tell({ type: 'submitted', order: outcome.answer.order });
    tell({ type: 'refused', fields: outcome.fields });
    const refusedCount = placeEntryErrors(added ?? [], outcome.fields).filter(({ error }) => error).length;
    setProblem(refusedCount > 0 ? messages.domainsRefused(refusedCount) : outcome.message);
  };

  const goOn = async (): Promise<void> => {
    if (submit.pending || check.pending) return;
    const isEmpty = form.getValues('name').trim() === '' && !form.getValues('email');
    const list = entries.length > 0 && isEmpty ? entries : await addTyped();
    if (list) await send(list);
  };

  /** Enter in the empty line under a list goes on; in a line with something in it, it adds that. */
  const onKeyDown = (event: KeyboardEvent) => {
    const isLine = event.target instanceof HTMLInputElement && ['name', 'email'].includes(event.target.name);
    if (event.key !== 'Enter' || !isLine || entries.length === 0) return;
    if (form.getValues('name').trim() !== '' || form.getValues('email')) return;
    event.preventDefault();
    void goOn();
  };

  return (
    <Form form={form} label="Step 2" act={add} onDone={() => form.setFocus('name')} className="flex grow flex-col">
      <WizardBody>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter is heard here for the two inputs inside */}
        <div
          onKeyDown={onKeyDown}
          onInput={() => form.clearErrors()}
          className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] sm:items-start"
        >
          <TextField
            name="name"
            label="Domain name"
            placeholder="example.com"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            inputMode="url"
          />
          <EmailField
            name="email"
            label="Email"
            autoComplete="off"
            placeholder="abuse@example.com"
            hint="Where its notices go. Empty: to the company."
          />
          <Button type="submit" pending={check.pending} className="h-10 sm:mt-[26px]">
            Add Domain
          </Button>
        </div>
        <DomainUpload
          entries={entries}
          onAdd={(more) => {
            form.clearErrors();
            tell({ type: 'added', entries: more });
          }}
        />
        {problem && (
          <p role="alert" className="rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
            {problem}
          </p>
        )}
        <EntryList
          entries={entries}
          onRemove={(name) => tell({ type: 'removed', name })}
          onClear={() => tell({ type: 'cleared' })}
        />
      </WizardBody>
      <WizardFoot>
        <Button onClick={() => tell({ type: 'back' })} className="mr-auto">
          Back
        </Button>
        <Button variant="quiet" disabled={submit.pending} onClick={() => void send(null)}>
          Skip
        </Button>
        <Button variant="primary" pending={submit.pending} onClick={() => void goOn()}>
          Next
        </Button>
      </WizardFoot>
    </Form>
  );
}
