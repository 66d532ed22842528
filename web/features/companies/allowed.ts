import type { Mend } from '#core/rules/standing.ts';

/** What the one who looks may do with this company. */
export interface Allowed {
  mayEdit: boolean;
  mayPay: boolean;
  mayRemove: boolean;
  mayMend: (mend: Mend) => boolean;
}
