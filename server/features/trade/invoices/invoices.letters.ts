import { shortDate } from '#core/rules/text/dates.ts';
import { dollars } from '#core/rules/text/money.ts';
import { type Letter, letter } from '../../../mail/letter.ts';

interface InvoiceMail {
  publicUrl: string;
  number: string;
  total: string;
  due_date: string;
  instructions: string;
  company_id: number | null;
  order_id: number | null;
  /** Subscription invoices only: the first day of the period. */
  period_start: string | null;
}

function linkOf({ publicUrl, order_id, company_id, period_start }: InvoiceMail) {
  if (order_id !== null) return { action: { label: 'View your order', url: `${publicUrl}/orders/${order_id}/detail` } };
  if (period_start === null || company_id === null) return {};
  return { action: { label: 'View your subscription', url: `${publicUrl}/company/${company_id}?tab=billing` } };
}

export function openInvoiceLetter(mail: InvoiceMail): Letter {
  const { number, total, due_date, instructions, period_start } = mail;
  return letter({
    subject: `Invoice ${number}: ${dollars(total)}, due ${shortDate(due_date)}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here is your invoice ${number} for ${dollars(total)}, due on ${shortDate(due_date)}. To pay it:`,
      ...instructions.split('\n'),
      period_start === null
        ? 'We will start on your order as soon as we receive your payment.'
        : `It covers the next period of your subscription, starting on ${shortDate(period_start)}.`,
    ],
    ...linkOf(mail),
    closing: 'The invoice is attached as a PDF.',
  });
}

export function paidInvoiceLetter(mail: InvoiceMail): Letter {
  const { number, total, period_start } = mail;
  return letter({
    subject: `Invoice ${number}: ${dollars(total)}, paid`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you. We have received ${dollars(total)} for invoice ${number}.`,
      period_start === null
        ? 'We are working on your order now. This usually takes less than 24 hours.'
        : 'Your subscription continues. No action is needed.',
    ],
    ...linkOf(mail),
    closing: 'The invoice is attached as a PDF for your records.',
  });
}
