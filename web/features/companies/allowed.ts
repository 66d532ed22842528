import type { Remedy } from '#core/rules/views/protection.ts';

/** The current user's permissions for this company. */
export interface Allowed {
  mayEdit: boolean;
  mayPay: boolean;
  mayRemove: boolean;
  mayRemedy: (remedy: Remedy) => boolean;
}
