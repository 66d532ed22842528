import { dollars } from '#core/rules/money.ts';
import { type Letter, letter } from '../../mail/letter.ts';

interface InvoiceMail {
  publicUrl: string;
  number: string;
  total: string;
  due_date: string;
  instructions: string;
  order_id: number | null;
}

const longDate = (date: string): string =>
  new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const orderLink = (publicUrl: string, order_id: number | null) =>
  order_id === null ? {} : { action: { label: 'See your order', url: `${publicUrl}/orders/${order_id}/detail` } };

export function openInvoiceLetter({ publicUrl, number, total, due_date, instructions, order_id }: InvoiceMail): Letter {
  return letter({
    subject: `Invoice ${number}: ${dollars(total)}, due ${longDate(due_date)}`,
    greeting: 'Hello,',
    paragraphs: [
      `Here is your invoice ${number} for ${dollars(total)}, due on ${longDate(due_date)}. How to pay it:`,
      ...instructions.split('\n'),
      'We start on your order as soon as your payment has arrived.',
    ],
    ...orderLink(publicUrl, order_id),
    closing: 'The invoice is attached as a PDF.',
  });
}

export function paidInvoiceLetter({ publicUrl, number, total, order_id }: InvoiceMail): Letter {
  return letter({
    subject: `Invoice ${number}: ${dollars(total)}, paid`,
    greeting: 'Hello,',
    paragraphs: [
      `Thank you: we have received ${dollars(total)} for invoice ${number}.`,
      'We are working on your order now. This usually takes less than 24 hours.',
    ],
    ...orderLink(publicUrl, order_id),
    closing: 'The invoice is attached as a PDF, for your records.',
  });
}
