import { COMPANY_STATUS, ORDER_STATUS } from '#core/lookups.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { kindOf } from '#core/rules/trade/order-kinds.ts';
import { type Letter, letter } from '../../../mail/letter.ts';
import type { OpenOrder } from '../companies/read/open-order.ts';

interface ExpiryLetter {
  publicUrl: string;
  supportEmail: string;
  company: { id: number; name: string; status_id: number };
  expires_date: string;
  /** The order in progress, if any. */
  open_order: OpenOrder | undefined;
}

/** The next step, as a sentence and a link. */
function nextStep({ publicUrl, supportEmail, company, open_order: order }: ExpiryLetter): {
  text: string;
  action?: { label: string; url: string };
} {
  if (order) {
    const action = { label: `View order ${order.number}`, url: `${publicUrl}/orders/${order.id}/detail` };
    const name = `${order.type.name} order ${order.number}`;
    if (!kindOf(order.type.id).protects) return { text: `${name} is open, so there is no need to renew.`, action };
    const isFiling = order.status.id === ORDER_STATUS.processing;
    const next = isFiling
      ? 'We are filing it with the Copyright Office. No action is needed.'
      : 'It has not been submitted or paid yet. We will file it as soon as that is done.';
    return { text: `${name} is open. ${next}`, action };
  }
  if (company.status_id === COMPANY_STATUS.suspended)
    return { text: `The company is suspended, so it cannot be renewed right now. Please contact ${supportEmail}.` };
  return {
    text: 'Renewing protects the company for another three years.',
    action: { label: 'Renew', url: `${publicUrl}/company/${company.id}/renew/` },
  };
}

const inDays = (days: number): string => (days === 1 ? 'tomorrow' : `in ${days} days`);

/** decisions §5: 90, 60, 30, 7 and 1 days before the expiry. */
export function reminderLetter(content: ExpiryLetter & { days: number }): Letter {
  const { company, expires_date, days } = content;
  const { text, ...step } = nextStep(content);
  return letter({
    subject: `The designation of ${company.name} expires ${inDays(days)}, on ${shortDate(expires_date)}`,
    greeting: 'Hello,',
    paragraphs: [
      `The copyright agent designation of ${company.name} expires ${inDays(days)}, on ${shortDate(expires_date)}. From that day on, the company will no longer be protected by the safe harbor.`,
      text,
    ],
    ...step,
  });
}

/** Sent when the designation has expired, today or earlier. */
export function expiredLetter(content: ExpiryLetter): Letter {
  const { company, expires_date } = content;
  const { text, ...step } = nextStep(content);
  return letter({
    subject: `The designation of ${company.name} expired on ${shortDate(expires_date)}`,
    greeting: 'Hello,',
    paragraphs: [
      `The copyright agent designation of ${company.name} expired on ${shortDate(expires_date)}. The company is no longer protected by the safe harbor. We still receive and forward its notices.`,
      text,
    ],
    ...step,
  });
}
