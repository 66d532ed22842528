import { getDesk, getHome } from '#core/contract/views/home.ts';
import { reading } from '#web/lib/call/query.ts';

/** Refetched every minute, because people keep the home screen open all day. */
const FRESH = { refetchInterval: 60_000 } as const;

export const homeReading = () => ({ ...reading(getHome, {}), ...FRESH });
export const deskReading = () => ({ ...reading(getDesk, {}), ...FRESH });
