import { amendmentStepsCopy as copy } from '#core/copy/trade/amendment.ts';

/** spec §2: the three screens of an amendment. The last is a confirmation if covered, otherwise the payment. */
export const amendmentSteps = (isCovered: boolean): readonly string[] => [
  copy.submitChanges,
  copy.checkYourOrder,
  isCovered ? copy.confirmation : copy.payment,
];
