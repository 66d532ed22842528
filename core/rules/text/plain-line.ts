/** Change how the letters around them run, and are seen by nobody: U+061C, U+200E–F, U+202A–E, U+2066–9. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Take no room: soft hyphen, zero-width space, word joiner and their kind. Joiners of letters and emoji stay. */
const INVISIBLE = /[\u00AD\u200B\u2060-\u2064\u206A-\u206F\uFEFF]/g;
const BREAKS = /[\p{Cc}\u2028\u2029\s]+/gu;

/** What a stranger typed as one line (a subject, a name), so that it reads as it runs and stays on its line. */
export const plainLine = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(INVISIBLE, '').replace(BREAKS, ' ').trim();
