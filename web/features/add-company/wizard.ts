import type { Order } from '#core/contract/trade/orders.ts';
import { wizardCopy as copy } from '#core/copy/registry/add-company.ts';
import type { FieldErrors } from '#core/errors.ts';
import { statusLookup } from '#core/lookups.ts';
import { nextStep } from '#core/rules/trade/add-company-steps.ts';
import { keptStatus } from '#core/rules/trade/order-life.ts';
import { type Entry, mergeEntries, placeEntryErrors, withoutEntry } from '#web/product/domains/entries.ts';

/** State of the wizard. Once an order is placed, later steps update it. */
export interface Wizard {
  readonly step: number;
  readonly order: Order | null;
  readonly entries: readonly Entry[];
  readonly closing: boolean;
}

export type WizardEvent =
  | { type: 'placed'; order: Order }
  | { type: 'back' }
  | { type: 'added'; entries: readonly Entry[] }
  | { type: 'removed'; name: string }
  | { type: 'cleared' }
  | { type: 'refused'; fields: FieldErrors }
  | { type: 'submitted'; order: Order }
  | { type: 'paying' }
  | { type: 'loaded'; order: Order }
  | { type: 'closing' };

export const NEW_WIZARD: Wizard = { step: 0, order: null, entries: [], closing: false };

/** spec §4: a stale status 9 doesn't overwrite 8 of a paid order. */
function held(before: Order | null, order: Order): Order {
  const id = keptStatus(before?.status.id, order.status.id);
  return id === order.status.id ? order : { ...order, status: statusLookup(id) };
}

export function wizard(state: Wizard, event: WizardEvent): Wizard {
  if (state.closing) return state;
  switch (event.type) {
    case 'placed':
      return { ...state, order: held(state.order, event.order), step: nextStep(state.step, 'next') };
    case 'back':
      return { ...state, step: nextStep(state.step, 'back') };
    case 'added':
      return { ...state, entries: mergeEntries(state.entries, event.entries).entries };
    case 'removed':
      return { ...state, entries: withoutEntry(state.entries, event.name) };
    case 'cleared':
      return { ...state, entries: [] };
    case 'refused':
      return { ...state, entries: placeEntryErrors(state.entries, event.fields) };
    // The entries now belong to the order.
    case 'submitted':
      return { ...state, order: held(state.order, event.order), entries: [], step: nextStep(state.step, 'next') };
    case 'paying':
      return { ...state, step: nextStep(state.step, 'next') };
    case 'loaded':
      return { ...state, order: held(state.order, event.order) };
    case 'closing':
      return { ...state, closing: true };
  }
}

/** Names the input that closing would discard; null if none. A placed order is always kept. */
export function unsavedInput({ order, entries }: Wizard, fieldsDirty: boolean, entryTyped: boolean): string | null {
  const count = entries.length + (entryTyped ? 1 : 0);
  if (count > 0) return count === 1 ? copy.oneDomain : copy.domains(count);
  if (!fieldsDirty) return null;
  return order ? copy.fieldChanges : copy.fields;
}
