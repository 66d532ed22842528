import { messages } from '../../messages.ts';
import { shortDate } from '../../rules/text/dates.ts';

/** Cards about counter-notices, on home and on the counter-notice itself. Dates are those of the agent’s time zone. */
export const counterNoticeCards = {
  putBackBy: (date: string) => messages.putBackBy(shortDate(date)),
  putBackNow: messages.putBackNow,
  daysPassed: messages.daysPassed,
  unassessed: (reported: string, latest: string) =>
    messages.proceedingUnassessed(shortDate(reported), shortDate(latest)),
  byMail: (why: string) => `${why} Please send the counter-notice to the complainant by mail.`,
  forwardFailed: 'The counter-notice did not reach the complainant. Forward it again, or send it by mail.',
  alsoDisabled: (numbers: readonly string[]) =>
    `The same material is also disabled under ${numbers.length === 1 ? 'notice' : 'notices'} ${numbers.join(', ')}.`,
  near: (safe_from: string) => `Marked complete late: the material can be put back starting ${shortDate(safe_from)}.`,
};
