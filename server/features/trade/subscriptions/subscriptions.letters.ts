import type { Period } from '#core/lookups.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { dollars } from '#core/rules/text/money.ts';
import { type Letter, letter } from '../../../mail/letter.ts';

interface Subscribed {
  publicUrl: string;
  company_id: number;
  company: string;
  period: Period;
}

interface Unpaid extends Subscribed {
  total: string;
}

const subscriptionOf = ({ period, company }: Subscribed): string =>
  `the ${period === 'year' ? 'yearly' : 'monthly'} subscription of ${company}`;

const toBilling = (label: string, { publicUrl, company_id }: Subscribed) => ({
  label,
  url: `${publicUrl}/company/${company_id}?tab=billing`,
});

const CONSEQUENCES =
  'Your designation remains valid until it expires, and you still receive your notices. Amendments and renewals are not covered until the subscription is paid.';

/** decisions §5: sent after each declined charge. */
export function chargeRefusedLetter(unpaid: Unpaid & { reason: string; next_date: string }): Letter {
  return letter({
    subject: `Payment failed: ${subscriptionOf(unpaid)}`,
    greeting: 'Hello,',
    paragraphs: [
      `We could not charge your stored card ${dollars(unpaid.total)} for ${subscriptionOf(unpaid)}. ${unpaid.reason}`,
      `We will try again on ${shortDate(unpaid.next_date)}. If you add a different card before then, we will charge it immediately.`,
    ],
    action: toBilling('Update card', unpaid),
  });
}

/** Sent after the last attempt. */
export function cardPastDueLetter(unpaid: Unpaid & { reason: string }): Letter {
  return letter({
    subject: `Past due: ${subscriptionOf(unpaid)}`,
    greeting: 'Hello,',
    paragraphs: [
      `We could not charge your stored card ${dollars(unpaid.total)} for ${subscriptionOf(unpaid)}. ${unpaid.reason}`,
      'This was the final attempt, and the subscription is now past due. Add a different card and we will charge it immediately.',
      CONSEQUENCES,
    ],
    action: toBilling('Update card', unpaid),
  });
}

/** decisions §11: sent two weeks after the period's end when no card is stored. */
export function invoicePastDueLetter(unpaid: Unpaid & { number: string }): Letter {
  return letter({
    subject: `Past due: ${subscriptionOf(unpaid)}`,
    greeting: 'Hello,',
    paragraphs: [
      `Invoice ${unpaid.number} for ${dollars(unpaid.total)} has not been paid, so ${subscriptionOf(unpaid)} is past due.`,
      'Pay the invoice, or add a card and we will charge it immediately.',
      CONSEQUENCES,
    ],
    action: toBilling('Add a card', unpaid),
  });
}

/** beyond §23: sent when somebody cancels. `end` is null while a charge is in progress, whose outcome decides. */
export function subscriptionCanceledLetter(subscribed: Subscribed & { end: string | null }): Letter {
  const end = subscribed.end && shortDate(subscribed.end);
  const outcome = end
    ? `It stays active until ${end}, and your card will not be charged again.`
    : 'A charge is in progress: if it succeeds, the subscription stays active for the period it covers; otherwise it ends.';
  return letter({
    subject: `Canceled: ${subscriptionOf(subscribed)}`,
    greeting: 'Hello,',
    paragraphs: [
      `As you requested, ${subscriptionOf(subscribed)} will not renew. ${outcome}`,
      'Your designation remains valid until it expires, and you still receive your notices. Once the subscription has ended, amendments and renewals are not covered.',
      'If you change your mind, resume the subscription before it ends.',
    ],
    action: toBilling('View your subscription', subscribed),
  });
}

/** beyond §23: sent when a canceled subscription ends. */
export function subscriptionEndedLetter(subscribed: Subscribed): Letter {
  return letter({
    subject: `Ended: ${subscriptionOf(subscribed)}`,
    greeting: 'Hello,',
    paragraphs: [
      `As you requested, ${subscriptionOf(subscribed)} has ended. Your card will not be charged again.`,
      'Your designation remains valid until it expires, and you still receive your notices. Amendments and renewals are no longer covered.',
      'To start a new subscription, place a renewal order and pay for it.',
    ],
    action: {
      label: 'View your company',
      url: `${subscribed.publicUrl}/company/${subscribed.company_id}`,
    },
  });
}
