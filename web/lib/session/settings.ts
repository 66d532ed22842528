import { useSyncExternalStore } from 'react';
import { SUPPORT_EMAIL } from '#core/constants.ts';
import type { Settings } from '#core/contract/views/system.ts';
import { send } from '../wire/transport.ts';

const UNTIL_KNOWN: Settings = { demo: false, mailbox: false, support_email: SUPPORT_EMAIL, stripe_key: null };

let settings = UNTIL_KNOWN;
let asked = false;
const listeners = new Set<() => void>();

/** Asked once for the life of the page; after a failure whoever shows them next asks again. */
async function ask(): Promise<void> {
  asked = true;
  try {
    const { getSettings } = await import('#core/contract/views/system.ts');
    settings = await send(getSettings, {});
    for (const listener of listeners) listener();
  } catch {
    asked = false;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) void ask();
  return () => {
    listeners.delete(listener);
  };
}

/** What the server says of itself. Not in the query cache: that comes with the screens behind the login. */
export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
