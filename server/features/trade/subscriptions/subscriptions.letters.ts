import type { Period } from '#core/lookups.ts';
import { longDate } from '#core/rules/calendar.ts';
import { dollars } from '#core/rules/money.ts';
import { type Letter, letter } from '../../../mail/letter.ts';

interface Unpaid {
  publicUrl: string;
  company_id: number;
  company: string;
  period: Period;
  total: string;
}

const subscriptionOf = ({ period, company }: Unpaid): string =>
  `the ${period === 'year' ? 'yearly' : 'monthly'} subscription of ${company}`;

const toBilling = (label: string, { publicUrl, company_id }: Unpaid) => ({
  label,
  url: `${publicUrl}/company/${company_id}?tab=billing`,
});

const WHAT_IT_MEANS =
  'Your designation stands until it expires, and your notices still reach you. Amendments and renewals are not covered until the subscription is paid.';

/** decisions §5: a mail with each refusal. */
export function chargeRefusedLetter(unpaid: Unpaid & { reason: string; next_date: string }): Letter {
  return letter({
    subject: `Payment failed: ${subscriptionOf(unpaid)}`,
    greeting: 'Hello,',
    paragraphs: [
      `We could not charge your stored card ${dollars(unpaid.total)} for ${subscriptionOf(unpaid)}. ${unpaid.reason}`,
      `We try again on ${longDate(unpaid.next_date)}. If you store another card before that, it is charged at once.`,
    ],
    action: toBilling('Change the card', unpaid),
  });
}

/** The last of the tries. */
export function cardPastDueLetter(unpaid: Unpaid & { reason: string }): Letter {
  return letter({
    subject: `Past due: ${subscriptionOf(unpaid)}`,
    greeting: 'Hello,',
    paragraphs: [
      `We could not charge your stored card ${dollars(unpaid.total)} for ${subscriptionOf(unpaid)}. ${unpaid.reason}`,
      'That was the last try: the subscription is past due. Store another card and it is charged at once.',
      WHAT_IT_MEANS,
    ],
    action: toBilling('Change the card', unpaid),
  });
}

/** decisions §11: without a stored card, two weeks after the period's end. */
export function invoicePastDueLetter(unpaid: Unpaid & { number: string }): Letter {
  return letter({
    subject: `Past due: ${subscriptionOf(unpaid)}`,
    greeting: 'Hello,',
    paragraphs: [
      `Invoice ${unpaid.number} for ${dollars(unpaid.total)} has not been paid: ${subscriptionOf(unpaid)} is past due.`,
      'Pay the invoice, or store a card: it is charged at once.',
      WHAT_IT_MEANS,
    ],
    action: toBilling('Add a card', unpaid),
  });
}
