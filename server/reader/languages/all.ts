import { readdirSync } from 'node:fs';
import type { Lexicon } from '../lexicon/lexicon.ts';

/**
 * Loads every language file of this folder, named by its ISO 639-1 code, so that a new language needs no registration. In the
 * bundle, `scripts/lib/build-lexicon.mjs` replaces this list with static imports.
 */
const codes = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2))
  .sort();

export const LANGUAGES: readonly Lexicon[] = await Promise.all(
  codes.map(async (code) => ((await import(`./${code}.ts`)) as { lexicon: Lexicon }).lexicon),
);
