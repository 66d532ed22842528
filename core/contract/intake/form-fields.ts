import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isOneLine } from '../../rules/text/one-line.ts';
import { isPublicUrl } from '../../rules/text/public-url.ts';

/** Maximum characters of texts. */
export const FORM_TEXT = { line: 200, description: 2000, where: 2000, supplement: 5000 } as const;
const URL_CHARS = 4000;
/** Lines that are read at all. A list that is longer is refused like one with too many addresses. */
export const URL_LINES = 1000;

export const optional = (max: number) => z.string().trim().max(max, messages.formTooLong(max)).default('');
export const line = (max: number = FORM_TEXT.line) => optional(max).refine(isOneLine, messages.oneLine);
export const requiredLine = (required: string, max: number = FORM_TEXT.line) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, messages.formTooLong(max))
    .refine(isOneLine, messages.oneLine);

export const email = requiredLine(messages.emailRequired, 254).toLowerCase().pipe(z.email(messages.emailInvalid));

/** Compared with another field. */
export const oneLineText = (error: string) =>
  z.string({ error }).trim().max(1000, error).refine(isOneLine, messages.oneLine);

/** People paste addresses without a scheme: `http://` is added if that makes them valid (beyond-edges § 12). */
const withScheme = (typed: string): string =>
  !isPublicUrl(typed) && isPublicUrl(`http://${typed}`) ? `http://${typed}` : typed;

/** The URL of a line; undefined if it is not one. */
export function readFormUrl(line: unknown): string | undefined {
  const read = formUrl.safeParse(line);
  return read.success ? read.data : undefined;
}

export const formUrl = z
  .string({ error: messages.urlInvalid })
  .trim()
  .max(URL_CHARS, messages.formTooLong(URL_CHARS))
  .transform(withScheme)
  .refine(isPublicUrl, messages.urlInvalid);

/** Only so many lines are read that a list which is too long is seen. */
export const cutLines = (lines: string[]): string[] => lines.slice(0, URL_LINES + 1);

/** A box to tick. */
export const statement = z.literal(true, { error: messages.formStatementRequired });

/** What tells people from programs, and is not stored. */
export const traces = {
  /** Honeypot: people don't see this field. */
  website: line(500),
  /** When the form was drawn: a signed timestamp. JSON callers draw no form and leave it out. */
  drawn: line(200).optional(),
  /** Solution of the challenge of a `proof_required` error. */
  proof: z.object({ challenge: line(500), nonce: line(100) }).optional(),
};
