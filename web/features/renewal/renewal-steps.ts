import { renewalStepsCopy as copy } from '#core/copy/trade/renewal.ts';

/** spec §2: the three screens of a renewal. */
export const RENEWAL_STEPS = [copy.renew, copy.checkYourOrder, copy.processing] as const;
