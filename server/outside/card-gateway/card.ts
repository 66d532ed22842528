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
 * security rule 13: a card, in memory and only there. Whatever prints it, prints `[card]`; its number and code leave it
 * by `reveal` alone, which only a gateway calls.
 */
export class Card {
  readonly #values: CardValues;

  constructor(values: CardValues) {
    this.#values = values;
  }

  /** What may be shown of it. */
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
