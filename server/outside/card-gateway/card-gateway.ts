import type { Card } from './card.ts';

export type DeclineReason =
  | 'card_invalid'
  | 'card_declined'
  | 'insufficient_funds'
  | 'authentication_required'
  | 'processing_error';

/** What the gateway's own page made of a card: its number never was here. */
export interface HostedCard {
  payment_token: string;
}

/** The gateway's word for a card, and what may be shown of it. */
export interface StoredCard {
  token: string;
  brand: string;
  last4: string;
  expiry_month: number;
  expiry_year: number;
}

export interface Charge {
  /** Ours. The gateway charges once for it, however often it is asked. */
  id: string;
  /** Whose it is: a gateway that keeps cards by customer needs to know. */
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

/** Who takes the money. What throws or does not answer leaves the outcome unknown: `find` tells it later. */
export interface CardGateway {
  /** Gives up when the signal says so: nothing is sent after that. */
  charge(charge: Charge, signal: AbortSignal): Promise<ChargeOutcome>;
  /** What became of a charge; null when the gateway never heard of it. */
  find(id: string): Promise<ChargeOutcome | null>;
  storeCard(company_id: number, card: Card | HostedCard): Promise<StoreOutcome>;
  /** Whether numbers are taken by our own forms, or hosted cards alone. */
  readonly takesNumbers: boolean;
  /** The id of the charge that a call of the gateway's is about; throws what cannot be shown to be the gateway's. */
  readEvent?(raw: Buffer, signature: string, now: Date): string | null;
}
