import { readdirSync } from 'node:fs';
import type { Lexicon } from '../lexicon/lexicon.ts';

/**
 * Every language is one file of this folder, named by its ISO 639-1 code: a new one is found by being here. The bundle has no
 * folder; there `scripts/lib/build-server.mjs` writes the same list as imports.
 */
const codes = readdirSync(new URL('.', import.meta.url))
  .filter((name) => /^[a-z]{2}\.ts$/.test(name))
  .map((name) => name.slice(0, 2))
  .sort();

export const LANGUAGES: readonly Lexicon[] = await Promise.all(
  codes.map(async (code) => ((await import(`./${code}.ts`)) as { lexicon: Lexicon }).lexicon),
);
