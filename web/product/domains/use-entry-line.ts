import { SHEET_ROWS } from '#core/constants.ts';
import { isDomainBusy } from '#core/contract/registry/domains.ts';
import { DomainEntry } from '#core/contract/trade/orders.ts';
import { busySentence } from '#core/copy/registry/busy-domain.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { type ContractForm, useContractForm } from '#web/lib/form/form.tsx';
import { type Entry, entryOf, isListed } from './entries.ts';

interface Options {
  readonly entries: readonly Entry[];
  readonly onAdd: (entries: readonly Entry[]) => void;
  /** True for a name already in the order being edited, which needs no availability check. */
  readonly isOwn?: (name: string) => boolean;
}

export interface EntryLineState {
  readonly form: ContractForm<typeof DomainEntry>;
  /** Adds the typed domain. Resolves to null if it was rejected; the error is shown at the input. */
  readonly add: () => Promise<Entry | null>;
  readonly isEmpty: () => boolean;
  readonly pending: boolean;
}

const EMPTY = { name: '', email: '' };

export const useEntryForm = (): ContractForm<typeof DomainEntry> => useContractForm(DomainEntry, EMPTY, 'onSubmit');

/** Normalizes a name, compares it with the list, then checks its availability (spec §5). */
export function useEntryLine(form: ContractForm<typeof DomainEntry>, options: Options): EntryLineState {
  const { entries, onAdd, isOwn } = options;
  const check = useAct(isDomainBusy, { inPlace: true });

  const errorFor = async (entry: Entry): Promise<string | null> => {
    if (isListed(entries, entry.name)) return messages.domainDuplicate;
    if (entries.length >= SHEET_ROWS) return messages.tooManyDomains;
    if (isOwn?.(entry.name)) return null;
    const outcome = await check({ body: { name: entry.shown } });
    if (!outcome) return '';
    if (!outcome.done) return outcome.fields.name?.[0] ?? outcome.message;
    const { busy, company, domain } = outcome.answer;
    return busy ? busySentence(domain?.name ?? entry.shown, company) : null;
  };

  const add = async (): Promise<Entry | null> => {
    let added: Entry | null = null;
    await form.handleSubmit(async (typed) => {
      const entry = entryOf(typed);
      const message = await errorFor(entry);
      if (message) form.setError('name', { type: 'server', message }, { shouldFocus: true });
      if (message !== null) return;
      added = entry;
      onAdd([entry]);
      form.reset(EMPTY);
    })();
    return added;
  };

  const isEmpty = () => form.getValues('name').trim() === '' && !form.getValues('email');
  return { form, add, isEmpty, pending: check.pending };
}
