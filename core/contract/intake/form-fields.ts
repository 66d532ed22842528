import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isOneLine } from '../../rules/text/one-line.ts';
import { isPublicUrl } from '../../rules/text/public-url.ts';
import { isSameName } from '../../rules/text/same-name.ts';
import { onceValid } from '../fields.ts';

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

const email = requiredLine(messages.emailRequired, 254).toLowerCase().pipe(z.email(messages.emailInvalid));

/** Compared with another field. */
const oneLineText = (error: string) => z.string({ error }).trim().max(1000, error).refine(isOneLine, messages.oneLine);

export const person = {
  name: requiredLine(messages.nameRequired),
  email,
  email_repeat: oneLineText(messages.formEmailsDiffer),
};
export const place = { city: line(), state: line(), zip: line(40), country: requiredLine(messages.countryRequired) };
export const signature = oneLineText(messages.formSignatureDiffers);

interface Repeated {
  readonly name: string;
  readonly email: string;
  readonly email_repeat: string;
  readonly signature: string;
}

/** The second address repeats the first one, and the signature the name. */
export const withRepeats = <F extends z.ZodType<Repeated>>(form: F): F =>
  form
    .refine((typed) => typed.email_repeat.toLowerCase() === typed.email, {
      error: messages.formEmailsDiffer,
      path: ['email_repeat'],
      when: onceValid('email', 'email_repeat'),
    })
    .refine((typed) => isSameName(typed.signature, typed.name), {
      error: messages.formSignatureDiffers,
      path: ['signature'],
      when: onceValid('name', 'signature'),
    });

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

export const urlLines = z.array(z.string({ error: messages.urlInvalid }), { error: messages.urlRequired });

/** Only so many lines are read that a list which is too long is seen. */
export const readLines = <S extends z.ZodType<string[]>>(lines: S) =>
  lines.transform((all) => all.slice(0, URL_LINES + 1)).pipe(z.array(formUrl));

/** A box to tick. */
export const statement = z.literal(true, { error: messages.formStatementRequired });

/** What tells people from programs, and is not stored. */
export const traces = {
  /** Honeypot: people don't see this field. A form is never refused for what is in it. */
  website: z.string().trim().default(''),
  /** When the form was drawn: a signed timestamp. JSON callers draw no form and leave it out. */
  drawn: z.string().trim().optional(),
  /** Solution of the challenge of a `proof_required` error. */
  proof: z.object({ challenge: line(500), nonce: line(100) }).optional(),
};
