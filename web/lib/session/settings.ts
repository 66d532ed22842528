import { useSyncExternalStore } from 'react';
import { SUPPORT_EMAIL } from '#core/constants.ts';
import type { Settings } from '#core/contract/views/system.ts';
import { send } from '../wire/transport.ts';
import { hasPasskeys } from './has-passkeys.ts';

const DEFAULTS: Settings = {
  demo: false,
  mailbox: false,
  support_email: SUPPORT_EMAIL,
  stripe_key: null,
  // Assumed until the settings have loaded, so that the button does not move the page.
  passkeys: hasPasskeys(),
  test_mode: false,
};

let settings = DEFAULTS;
let requested = false;
const listeners = new Set<() => void>();

/** Loads the settings once per page load; after a failure the next subscriber tries again. */
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

/** Public settings of the server. Not in the query cache, which the login page does not load. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
