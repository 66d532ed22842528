import { expect, test } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

test.for<[header: string | undefined, language: string]>([
  [undefined, 'en'],
  ['', 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['DE-at, en;q=0.8', 'de'],
  ['pt-BR,fr;q=0.5,es;q=0.9', 'es'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['de;q=x', 'en'],
  ['nl, it', 'en'],
])('Accept-Language %s: %s', ([header, language]) => {
  expect(chooseLanguage(['en', 'es', 'fr', 'de'], header)).toBe(language);
});
