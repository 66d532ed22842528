import type { Card } from './card.ts';

export type DeclineReason = 'card_declined' | 'insufficient_funds' | 'authentication_required' | 'processing_error';

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
  amount_cents: number;
  currency: 'USD';
  source: Card | { token: string };
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
  storeCard(card: Card): Promise<StoreOutcome>;
}
