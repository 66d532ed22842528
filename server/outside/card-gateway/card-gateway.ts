import type { Card } from './card.ts';

export type DeclineReason =
  | 'card_invalid'
  | 'card_declined'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'processing_error';

/** A token from the gateway's hosted fields: the card number never reaches this server. */
export interface HostedCard {
  payment_token: string;
}

/** The gateway's token for a card, and the part that may be displayed. */
export interface StoredCard {
  token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
}

export interface Charge {
  /** Our idempotency key: the gateway charges once per id. */
  id: string;
  /** For gateways that store cards by customer. */
  company_id: number;
  amount_cents: number;
  currency: 'USD';
  source: Card | HostedCard | { token: string };
  description: string;
}

export type ChargeOutcome =
  | { outcome: 'paid'; charge: string; card: StoredCard }
  | { outcome: 'declined'; reason: DeclineReason };

export type StoreOutcome = { outcome: 'stored'; card: StoredCard } | { outcome: 'declined'; reason: DeclineReason };

/** A payment gateway. After an error or timeout the outcome is unknown; `find` resolves it later. */
export interface CardGateway {
  /** Nothing is sent after the signal is aborted. */
  charge(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /** The outcome of a charge; null if the gateway doesn't have it. */
  find(id: string): Promise<ChargeOutcome | null>;
  storeCard(company_id: number, card: Card | HostedCard): Promise<StoreOutcome>;
  /** Whether our own form may send card numbers, or only hosted cards are accepted. */
  readonly takesNumbers: boolean;
  /** The charge that a webhook event is about; throws if the signature is invalid. */
  readEvent?(raw: Buffer, signature: string, now: Date): string | null;
}
