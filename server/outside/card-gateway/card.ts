import { inspect } from 'node:util';
import { type CardBrand, cardBrand } from '#core/rules/trade/card.ts';

interface CardValues {
  number: string;
  name: string;
  expiry_month: number;
  expiry_year: number;
  cvv: string;
}

/**
 * security rule 13: a card, kept in memory only. Printing or serializing it yields `[card]`; only `reveal`, which only gateways call,
 * returns its number and code.
 */
export class Card {
  readonly #values: CardValues;

  constructor(values: CardValues) {
    this.#values = values;
  }

  /** The part that may be displayed. */
  get face(): { brand: CardBrand; last4: string; expiry_month: number; expiry_year: number } {
    const { number, expiry_month, expiry_year } = this.#values;
    return { brand: cardBrand(number), last4: number.slice(-4), expiry_month, expiry_year };
  }

  reveal(): CardValues {
    return this.#values;
  }

  toString(): string {
    return '[card]';
  }

  toJSON(): string {
    return '[card]';
  }

  [inspect.custom](): string {
    return '[card]';
  }
}
