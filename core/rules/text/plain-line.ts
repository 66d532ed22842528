/** Invisible characters that change the direction of text: U+061C, U+200E–F, U+202A–E, U+2066–9. */
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Zero-width characters such as soft hyphens. Joiners are kept, because some languages and emoji need them. */
const INVISIBLE = /[\u00AD\u200B\u2060-\u2064\u206A-\u206F\uFEFF]/g;
const BREAKS = /[\p{Cc}\u2028\u2029\s]+/gu;

/** Sanitizes untrusted text (a subject, a name) to one line without invisible or direction-changing characters. */
export const plainLine = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(INVISIBLE, '').replace(BREAKS, ' ').trim();
