import { useRef, useState } from 'react';
import { namesIn } from '#core/contract/derived.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import { AmendmentFields } from '#core/contract/registry/company-fields.ts';
import { placeAmendment } from '#core/contract/registry/company-orders.ts';
import { type Order, updateOrder } from '#core/contract/trade/orders.ts';
import { messages } from '#core/messages.ts';
import {
  type AmendmentBody,
  type AmendmentWanted,
  amendmentBody,
  changesNothing,
  isEmptyBody,
} from '#core/rules/trade/amendment.ts';
import { type Outcome, useAct } from '#web/lib/call/query.ts';
import { useContractForm } from '#web/lib/form/form.tsx';
import { formValues } from '#web/product/companies/company-field.tsx';
import { asEntered, type Entry, placeEntryErrors } from '#web/product/domains/entries.ts';
import { useEntryForm, useEntryLine } from '#web/product/domains/use-entry-line.ts';
import {
  type AmendmentLists,
  type DomainToRemove,
  entryOfDraft,
  withEntries,
  withoutRemoval,
  withRemovals,
} from './amendment-lists.ts';

const FIELDS = namesIn(AmendmentFields);
type Field = (typeof FIELDS)[number];
type Fields = Record<Field, string>;

function amendedFields(filed: Fields, order: Order | null): Fields {
  const wanted = (order?.changes ?? []).filter(({ field }) => field in filed);
  return { ...filed, ...Object.fromEntries(wanted.map(({ field, to }) => [field, String(to ?? '')])) };
}

interface Options {
  onSaved: (order: Order) => void;
  /** It corrects the public record, so that it need not change anything of ours. */
  isRefiled: boolean;
}

/** State of the amendment form, for a new or an open amendment. */
export function useAmendment(company: Company, order: Order | null, { onSaved, isRefiled }: Options) {
  const filed = formValues(FIELDS, company);
  // Initial values, frozen so that a refetch doesn't overwrite user input.
  const [initial] = useState(() => ({
    fields: amendedFields(filed, order),
    added: order?.added ?? [],
    removed: order?.removed ?? [],
  }));
  const [lists, setLists] = useState<AmendmentLists>(() => ({
    entries: initial.added.map(entryOfDraft),
    removals: initial.removed,
  }));
  const [problem, setProblem] = useState<string | null>(null);
  const isSaved = useRef(false);
  const form = useContractForm(AmendmentFields, initial.fields);
  const change = (next: (lists: AmendmentLists) => AmendmentLists) => {
    setProblem(null);
    setLists(next);
  };
  const line = useEntryLine(useEntryForm(), {
    entries: lists.entries,
    onAdd: (more) => change((now) => withEntries(now, more)),
    isOwn: (name) =>
      [initial.added, initial.removed, lists.removals].some((list) => list.some((own) => own.name === name)),
  });
  const options = { inPlace: true };
  const place = useAct(placeAmendment, options);
  const update = useAct(updateOrder, options);

  const wantedNow = (fields: Fields, { entries, removals }: AmendmentLists): AmendmentWanted<Field> => ({
    fields,
    added: asEntered(entries),
    removed: removals,
  });

  const send = ({ fields, added, removed }: AmendmentBody<Field>): Promise<Outcome<{ order: Order }> | undefined> => {
    const body = { ...fields, added: [...added], removed: [...removed] };
    return order
      ? update({ params: { id: String(order.id) }, body })
      : place({ params: { id: String(company.id) }, body });
  };

  /** Moves rejected domains, with their errors, to the top of the list. */
  const showEntryErrors = (
    { entries }: AmendmentLists,
    sent: AmendmentBody<Field>,
    fields: Record<string, string[]>,
  ) => {
    const names = new Set(sent.added.map(({ name }) => name));
    const fresh = placeEntryErrors(
      entries.filter(({ name }) => names.has(name)),
      fields,
    );
    const refused = fresh.filter(({ error }) => error).length;
    setLists((now) => ({ ...now, entries: [...fresh, ...entries.filter(({ name }) => !names.has(name))] }));
    return refused;
  };

  const save = async (fields: Fields): Promise<Outcome<{ order: Order }> | undefined> => {
    setProblem(null);
    const typed: Entry | null = line.isEmpty() ? null : await line.add();
    if (!line.isEmpty()) return undefined;
    const wantedLists = typed ? withEntries(lists, [typed]) : lists;
    const wanted = wantedNow(fields, wantedLists);
    if (!isRefiled && changesNothing(filed, wanted)) {
      setProblem(messages.noChanges);
      return undefined;
    }
    const body = amendmentBody(initial, wanted);
    const outcome: Outcome<{ order: Order }> | undefined =
      order && isEmptyBody(body) ? { done: true, answer: { order } } : await send(body);
    if (outcome?.done) {
      isSaved.current = true;
      onSaved(outcome.answer.order);
    } else if (outcome) {
      const refused = showEntryErrors(wantedLists, body, outcome.fields);
      const isOnField = Object.keys(outcome.fields).some((field) => field in filed);
      setProblem(refused > 0 ? messages.domainsRefused(refused) : isOnField ? null : outcome.message);
    }
    return outcome && !outcome.done ? { ...outcome, reported: true } : outcome;
  };

  return {
    form,
    line,
    lists,
    problem,
    save,
    pending: place.pending || update.pending || line.pending,
    isUnsaved: () => {
      if (isSaved.current) return false;
      const typed = wantedNow(form.getValues() as Fields, lists);
      return !line.isEmpty() || !isEmptyBody(amendmentBody(initial, typed));
    },
    addEntries: (more: readonly Entry[]) => change((now) => withEntries(now, more)),
    removeEntry: (name: string) =>
      change((now) => ({ ...now, entries: now.entries.filter((entry) => entry.name !== name) })),
    clearEntries: () => change((now) => ({ ...now, entries: [] })),
    remove: (domains: readonly DomainToRemove[]) => change((now) => withRemovals(now, domains)),
    undo: (id: number) => change((now) => withoutRemoval(now, id)),
    undoAll: () => change((now) => ({ ...now, removals: [] })),
  };
}
