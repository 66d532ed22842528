import { PAYMENT_TYPE, PAYMENT_TYPES, paymentTypeLookup } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { shortDate } from '#core/rules/text/dates.ts';
import type { Config } from '../../../base/config.ts';

export interface ManualMethod {
  payment_type: number;
  coin: string | null;
}

/** The operator's instructions for each manual method. */
const SETTINGS = {
  [PAYMENT_TYPE.paypal]: 'PAYMENT_INSTRUCTIONS_PAYPAL',
  [PAYMENT_TYPE.paxum]: 'PAYMENT_INSTRUCTIONS_PAXUM',
  [PAYMENT_TYPE.ach]: 'PAYMENT_INSTRUCTIONS_ACH',
  [PAYMENT_TYPE.wire]: 'PAYMENT_INSTRUCTIONS_WIRE',
  [PAYMENT_TYPE.crypto]: 'PAYMENT_INSTRUCTIONS_CRYPTO',
} as const satisfies Record<number, keyof Config>;

const isManual = (payment_type: number): payment_type is keyof typeof SETTINGS => Object.hasOwn(SETTINGS, payment_type);

const configured = (config: Config, payment_type: number): string | undefined =>
  isManual(payment_type) ? config[SETTINGS[payment_type]] : undefined;

/** spec §4: the same text on the payment screen, the order, the mail and the PDF. Empty without a method. */
export const paymentInstructions = (config: Config, method: ManualMethod | null): string =>
  method ? (configured(config, method.payment_type) ?? messages.paymentDetailsFollow) : '';

/** The instructions of every manual method, for the payment screen. */
export const allInstructions = (config: Config) =>
  PAYMENT_TYPES.filter(({ id }) => isManual(id)).map((payment_type) => ({
    payment_type,
    instructions: paymentInstructions(config, { payment_type: payment_type.id, coin: null }),
  }));

/** A manual method as printed: "Wire transfer", "Crypto (BTC)". */
export const methodName = ({ payment_type, coin }: ManualMethod): string =>
  coin ? `${paymentTypeLookup(payment_type).name} (${coin})` : paymentTypeLookup(payment_type).name;

/** Payment instructions for a subscription period when no card is stored: any configured method, or a card. */
export function periodInstructions(config: Config, period_start: string): string {
  const methods = PAYMENT_TYPES.flatMap(({ id, name }) => {
    const text = configured(config, id);
    return text ? [`${name}: ${text}`] : [];
  });
  return [
    ...(methods.length > 0 ? methods : [messages.paymentDetailsFollow]),
    `Or add a card on your company’s billing page. We will charge it when the period begins, on ${shortDate(period_start)}, or immediately after that date.`,
  ].join('\n');
}
