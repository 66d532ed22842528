import { TOAST_MS } from '#core/constants.ts';
import { firstMessages as messages } from '#core/first-messages.ts';

export interface Toast {
  readonly id: number;
  readonly tone: 'ok' | 'bad';
  readonly text: string;
  readonly ms: number;
  /** The words "contact us" become a link to the support address. */
  readonly contact: boolean;
}

let current: Toast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function setCurrent(next: Toast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

const show = (tone: Toast['tone'], text: string, ms: number = TOAST_MS, contact = false): void => {
  lastId += 1;
  setCurrent({ id: lastId, tone, text, ms, contact });
};

/** Shows one toast at a time (spec §8): a new one replaces the previous one. */
export const toast = {
  success: (text: string, { ms }: { ms?: number } = {}) => show('ok', text, ms),
  error: (text: string, { ms }: { ms?: number } = {}) => show('bad', text, ms),
  notFound: () => show('bad', messages.notFound, TOAST_MS, true),
  dismiss: (id?: number) => {
    if (id === undefined || current?.id === id) setCurrent(null);
  },
};

export const toastStore = {
  get: (): Toast | null => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
