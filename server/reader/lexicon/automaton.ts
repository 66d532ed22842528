import { LANGUAGES } from '../languages/all.ts';
import { compile } from './compile-automaton.ts';

/** The automaton of all languages. Precompiled in the bundle by `scripts/lib/build-lexicon.mjs`. */
export const automaton = compile(LANGUAGES);
