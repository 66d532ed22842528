import { readReference } from './submission-reference.ts';

/** What a subscriber can name a notice by: the reference of its web form, or its number. */
export type NoticeReference = { readonly form: string } | { readonly id: number };

const LARGEST_ID = 2_147_483_647;

/** beyond-edges § 15: `SH-XXXX-XXXX` or a number as people type them; null if it is neither. */
export function noticeReference(typed: string): NoticeReference | null {
  const form = readReference(typed);
  const [, digits] = /^(?:#|no\.?\s*)?0*([1-9]\d{0,9})$/i.exec(typed.trim()) ?? [];
  const id = Number(digits ?? 0);
  if (id > 0 && id <= LARGEST_ID) return { id };
  return form === null ? null : { form };
}
