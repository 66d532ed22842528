/** The name of a payment method in a sentence: wire transfer, but PayPal. */
export const inSentence = (method: string): string =>
  method.replace(/^(Credit|Wire|Crypto)/, (word) => word.toLowerCase());
