import { en } from './2026-11-17/en.ts';

/** The current English sentences alone, for screens: the other languages would be loaded with them. */
export const currentEnglish = en;
