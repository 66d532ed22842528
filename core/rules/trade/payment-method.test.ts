import { expect, test } from 'vitest';
import { inSentence } from './payment-method.ts';

test.each([
  ['Credit card', 'credit card'],
  ['PayPal', 'PayPal'],
  ['Paxum', 'Paxum'],
  ['ACH', 'ACH'],
  ['Wire transfer', 'wire transfer'],
  ['Crypto (BTC)', 'crypto (BTC)'],
])('%s is written %s in a sentence', (method, written) => {
  expect(inSentence(method)).toBe(written);
});
