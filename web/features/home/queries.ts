import { getDesk, getHome } from '#core/contract/views/home.ts';
import { reading } from '#web/lib/call/query.ts';

/** A home is looked at all day: it is never older than a minute while it is on the screen. */
const FRESH = { refetchInterval: 60_000 } as const;

export const homeReading = () => ({ ...reading(getHome, {}), ...FRESH });
export const deskReading = () => ({ ...reading(getDesk, {}), ...FRESH });
