import type { Remedy } from '#core/rules/views/protection.ts';

/** What the one who looks may do with this company. */
export interface Allowed {
  mayEdit: boolean;
  mayPay: boolean;
  mayRemove: boolean;
  mayRemedy: (remedy: Remedy) => boolean;
}
