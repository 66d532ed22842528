import { LANGUAGES } from '../languages/all.ts';
import { compile } from './compile-automaton.ts';

/** The automaton of all languages. The bundle has it compiled: see `scripts/lib/build-lexicon.mjs`. */
export const automaton = compile(LANGUAGES);
