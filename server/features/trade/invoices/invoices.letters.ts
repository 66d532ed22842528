import { messages } from '#core/messages.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { dollars } from '#core/rules/text/money.ts';
import { inSentence } from '#core/rules/trade/payment-method.ts';
import { type Letter, letter, type Paragraph } from '../../../mail/letter.ts';

interface InvoiceMail {
  publicUrl: string;
  number: string;
  total: string;
  due_date: string;
  instructions: string;
  /** The chosen method while open, the card or method once paid. */
  method: string | null;
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

/** beyond §23: the configured instructions of the chosen method, and nothing that they don't say. */
function howToPay({ number, instructions }: InvoiceMail): Paragraph[] {
  if (instructions === '') return [messages.chooseMethod];
  if (instructions === messages.paymentDetailsFollow) return [instructions];
  return ['To pay this invoice:', { quoted: instructions }, `Please use ${number} as the payment reference.`];
}

/** Without a method, the mail leads to the page on which it can be chosen. */
const openLinkOf = (mail: InvoiceMail) =>
  mail.order_id !== null && mail.instructions === ''
    ? { action: { label: 'Choose a payment method', url: `${mail.publicUrl}/payment?order=${mail.order_id}` } }
    : linkOf(mail);

export function openInvoiceLetter(mail: InvoiceMail): Letter {
  const { number, total, due_date, period_start, method } = mail;
  return letter({
    subject: `Invoice ${number}: ${dollars(total)}, due ${shortDate(due_date)}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here is your invoice ${number} for ${dollars(total)}, due on ${shortDate(due_date)}${method ? `, to be paid by ${inSentence(method)}` : ''}.`,
      ...howToPay(mail),
      period_start === null
        ? 'We will start on your order as soon as we receive your payment. Your subscription then renews automatically until you cancel it.'
        : `It covers the next period of your subscription, starting on ${shortDate(period_start)}.`,
    ],
    ...openLinkOf(mail),
    closing: 'The invoice is attached as a PDF.',
  });
}

export function paidInvoiceLetter(mail: InvoiceMail): Letter {
  const { number, total, period_start, method } = mail;
  return letter({
    subject: `Invoice ${number}: ${dollars(total)}, paid`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you. We have received ${dollars(total)} for invoice ${number}${method ? `, paid by ${inSentence(method)}` : ''}.`,
      period_start === null
        ? 'We are working on your order now. This usually takes less than 24 hours.'
        : 'Your subscription continues. No action is needed.',
    ],
    ...linkOf(mail),
    closing: 'The invoice is attached as a PDF for your records.',
  });
}
