import { type CardBody, CardFields } from '#core/contract/trade/payments.ts';
import { AppError, type FieldErrors, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { cardBrand, codeLength, isExpired, passesLuhn } from '#core/rules/trade/card.ts';
import type { Deps } from '../../../../deps.ts';
import { fieldErrors } from '../../../../http/request/parse.ts';
import { validationMessage } from '../../../../http/request/validation-message.ts';
import { Card } from '../../../../outside/card-gateway/card.ts';
import type { HostedCard } from '../../../../outside/card-gateway/card-gateway.ts';

/** The form has one field for both parts of the date (decisions §10). */
function onForm({ expiry_month, expiry_year, ...fields }: FieldErrors): FieldErrors {
  return expiry_month || expiry_year ? { ...fields, expiry: [messages.cardExpiryInvalid] } : fields;
}

/** A card that the gateway's own form has read, or one that was typed into ours, where that is allowed. */
export function readSource({ gateway, clock }: Deps, given: CardBody): Card | HostedCard {
  const { payment_token } = given;
  if (payment_token !== undefined) return { payment_token };
  if (!gateway.takesNumbers) throw fieldError('number', messages.cardNumbersRefused);
  return readCard(given, clock.now());
}

/** spec §5, Card. No sentence of a refusal carries what was typed. */
function readCard(given: CardBody, now: Date): Card {
  const parsed = CardFields.safeParse(given, { error: validationMessage });
  if (!parsed.success) throw new AppError('bad_request', { fields: onForm(fieldErrors(parsed.error).fields) });
  const card = parsed.data;
  const faults: FieldErrors = {};
  if (!passesLuhn(card.number)) faults.number = [messages.cardNumberInvalid];
  if (isExpired(card.expiry_month, card.expiry_year, now)) faults.expiry = [messages.cardExpiryInvalid];
  if (card.cvv.length !== codeLength(cardBrand(card.number))) faults.cvv = [messages.cardCodeInvalid];
  if (Object.keys(faults).length > 0) throw new AppError('bad_request', { fields: faults });
  return new Card(card);
}
