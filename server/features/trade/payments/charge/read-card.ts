import { type CardBody, CardFields } from '#core/contract/trade/payments.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { cardBrand, codeLength, isExpired, passesLuhn } from '#core/rules/trade/card.ts';
import type { Deps } from '../../../../deps.ts';
import { fieldErrors } from '../../../../http/request/parse.ts';
import { validationMessage } from '../../../../http/request/validation-message.ts';
import { Card } from '../../../../outside/card-gateway/card.ts';
import type { HostedCard } from '../../../../outside/card-gateway/card-gateway.ts';

/** The form has one field for both parts of the expiry date (decisions §10). */
function onForm({ expiry_month, expiry_year, ...fields }: FieldErrors): FieldErrors {
  return expiry_month || expiry_year ? { ...fields, expiry: [messages.cardExpiryInvalid] } : fields;
}

/** A card tokenized by the gateway's own form, or a card number where the gateway accepts those. */
export function readCard(deps: Deps, given: CardBody): Card | HostedCard {
  const { payment_token } = given;
  if (payment_token !== undefined) return { payment_token };
  const fields = cardFaults(deps, given);
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', { fields });
  return new Card(CardFields.parse(given));
}

/** spec §5, Card: all faults together. Error messages never contain the input. */
export function cardFaults({ gateway, clock }: Pick<Deps, 'gateway' | 'clock'>, given: Raw): FieldErrors {
  if (given.payment_token !== undefined) return {};
  if (!gateway.takesNumbers) return { number: [messages.cardNumbersRefused] };
  const { shape } = CardFields;
  const number = shape.number.safeParse(given.number).data;
  const month = shape.expiry_month.safeParse(given.expiry_month).data;
  const year = shape.expiry_year.safeParse(given.expiry_year).data;
  const cvv = shape.cvv.safeParse(given.cvv).data;
  const parsed = CardFields.safeParse(given, { error: validationMessage });
  const faults = parsed.success ? {} : onForm(fieldErrors(parsed.error).fields);
  if (number && !passesLuhn(number)) faults.number = [messages.cardNumberInvalid];
  if (month && year && isExpired(month, year, clock.now())) faults.expiry = [messages.cardExpiryInvalid];
  if (number && cvv && cvv.length !== codeLength(cardBrand(number))) faults.cvv = [messages.cardCodeInvalid];
  return faults;
}

type Raw = Readonly<Record<string, unknown>>;
