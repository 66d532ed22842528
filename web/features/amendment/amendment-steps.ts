import { amendmentStepsCopy as copy } from '#core/copy/trade/amendment.ts';

/** spec §2: the three screens of an amendment. What is covered is confirmed, the rest is paid. */
export const amendmentSteps = (isCovered: boolean): readonly string[] => [
  copy.submitChanges,
  copy.checkYourOrder,
  isCovered ? copy.confirmation : copy.payment,
];
