import { useSyncExternalStore } from 'react';
import { SUPPORT_EMAIL } from '#core/constants.ts';
import type { Settings } from '#core/contract/views/system.ts';
import { send } from '../wire/transport.ts';

const DEFAULTS: Settings = { demo: false, mailbox: false, support_email: SUPPORT_EMAIL, stripe_key: null };

let settings = DEFAULTS;
let requested = false;
const listeners = new Set<() => void>();

/** Asked once for the life of the page; after a failure whoever shows them next asks again. */
async function load(): Promise<void> {
  requested = true;
  try {
    const { getSettings } = await import('#core/contract/views/system.ts');
    settings = await send(getSettings, {});
    for (const listener of listeners) listener();
  } catch {
    requested = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!requested) void load();
  return () => {
    listeners.delete(listener);
  };
}

/** What the server says of itself. Not in the query cache: that comes with the screens behind the login. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
