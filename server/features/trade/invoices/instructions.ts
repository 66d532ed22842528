import { SUPPORT_EMAIL } from '#core/constants.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import { dollars } from '#core/rules/text/money.ts';

export interface ManualMethod {
  payment_type: number;
  coin: string | null;
}

interface Owed {
  number: string;
  total: string;
  /** Null: the customer continued without choosing a method. */
  method: ManualMethod | null;
}

/**
 * spec §4: payment instructions for a manual method, one paragraph per line. Payments are matched by invoice number.
 */
export function paymentInstructions({ number, total, method }: Owed): string {
  const amount = dollars(total);
  const write = `Questions? Write to ${SUPPORT_EMAIL}.`;
  switch (method?.payment_type) {
    case PAYMENT_TYPE.paypal:
      return [
        `Please send ${amount} by PayPal to ${SUPPORT_EMAIL}.`,
        `Put ${number} into the note, so that we can match your payment.`,
        write,
      ].join('\n');
    case PAYMENT_TYPE.paxum:
      return [
        `Please send ${amount} by Paxum to the account ${SUPPORT_EMAIL}.`,
        `Put ${number} into the description, so that we can match your payment.`,
        write,
      ].join('\n');
    case PAYMENT_TYPE.ach:
      return [
        `Please pay ${amount} by ACH credit from your U.S. bank account. The routing and account number for ACH are yours on request from ${SUPPORT_EMAIL}.`,
        `Give ${number} as the payment reference. ACH credits usually arrive within three business days.`,
        write,
      ].join('\n');
    case PAYMENT_TYPE.wire:
      return [
        `Please pay ${amount} by wire transfer, with all bank fees on your side. Our bank details are yours on request from ${SUPPORT_EMAIL}.`,
        `Give ${number} as the payment reference.`,
        write,
      ].join('\n');
    case PAYMENT_TYPE.crypto:
      return [
        `Please pay the equivalent of ${amount} in ${method.coin}. Write to ${SUPPORT_EMAIL} for the address and the exact amount; both are good for one hour.`,
        `Name ${number} in your message, so that we can match your payment.`,
      ].join('\n');
    default:
      return [
        `You can pay ${amount} by card, PayPal, Paxum, ACH, wire transfer or crypto: choose a method on the payment page of your order.`,
        `Always give ${number} as the reference.`,
        write,
      ].join('\n');
  }
}

/** Payment instructions for a subscription period when no card is stored. */
export function periodInstructions({
  number,
  total,
  period_start,
}: Omit<Owed, 'method'> & { period_start: string }): string {
  return [
    `Please pay ${dollars(total)} by PayPal, Paxum, ACH or wire transfer: write to ${SUPPORT_EMAIL} for the details.`,
    `Always give ${number} as the reference.`,
    `Or store a card on your company's billing page: it is charged when the period begins, on ${shortDate(period_start)}, or at once after that.`,
  ].join('\n');
}
