import { SUPPORT_EMAIL } from '#core/constants.ts';
import { PAYMENT_TYPE } from '#core/lookups.ts';
import { dollars } from '#core/rules/money.ts';

export interface ManualMethod {
  payment_type: number;
  coin: string | null;
}

interface Owed {
  number: string;
  total: string;
  /** Null: the customer went on without choosing a method. */
  method: ManualMethod | null;
}

/** spec §4: what follows a manual method, told in paragraphs. The invoice's number is how the money finds its order. */
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
