import { z } from 'zod';
import { messages } from '../../messages.ts';
import { isOneLine } from '../../rules/text/one-line.ts';
import { isPublicUrl } from '../../rules/text/public-url.ts';
import { isSameName } from '../../rules/text/same-name.ts';
import { onceValid } from '../fields.ts';

/** beyond § 12: limits of the notice form. */
export const FORM = {
  works: 20,
  workUrls: 10,
  urls: 250,
  files: 5,
  fileBytes: 10 * 1024 * 1024,
  supplements: 20,
} as const;
/** Maximum characters of texts. */
export const FORM_TEXT = { line: 200, description: 2000, where: 2000, supplement: 5000 } as const;
const URL_CHARS = 4000;
/** Lines that are read at all. A list that is longer is refused like one with too many addresses. */
export const URL_LINES = 1000;

/** Languages of the public pages, the default first. The statements are always signed in English. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const WORK_KINDS = ['text', 'image', 'video', 'audio', 'software', 'other'] as const;
/** The boxes to tick, in order. Their English text is what the sender signs. */
export const STATEMENTS = ['good_faith', 'fair_use', 'accuracy', 'misrepresentation', 'forwarding'] as const;

const optional = (max: number) => z.string().trim().max(max, messages.formTooLong(max)).default('');
const line = (max: number = FORM_TEXT.line) => optional(max).refine(isOneLine, messages.oneLine);
const requiredLine = (required: string, max: number = FORM_TEXT.line) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(max, messages.formTooLong(max))
    .refine(isOneLine, messages.oneLine);

/** Compared with another field. */
const oneLineText = (error: string) => z.string({ error }).trim().max(1000, error).refine(isOneLine, messages.oneLine);

/** People paste addresses without a scheme: `http://` is added if that makes them valid (beyond-edges § 12). */
const withScheme = (typed: string): string =>
  !isPublicUrl(typed) && isPublicUrl(`http://${typed}`) ? `http://${typed}` : typed;

/** The URL of a line; undefined if it is not one. */
export function readFormUrl(line: unknown): string | undefined {
  const read = formUrl.safeParse(line);
  return read.success ? read.data : undefined;
}

const formUrl = z
  .string({ error: messages.urlInvalid })
  .trim()
  .max(URL_CHARS, messages.formTooLong(URL_CHARS))
  .transform(withScheme)
  .refine(isPublicUrl, messages.urlInvalid);

const statement = z.literal(true, { error: messages.formStatementRequired });

export const FormWork = z.object({
  description: z
    .string({ error: messages.formWorkRequired })
    .trim()
    .min(10, messages.formWorkRequired)
    .max(FORM_TEXT.description, messages.formTooLong(FORM_TEXT.description)),
  kind: z.enum(WORK_KINDS, { error: messages.formWorkKindRequired }),
  urls: z.array(formUrl).max(FORM.workUrls, `Up to ${FORM.workUrls} addresses.`).default([]),
  registration_number: line(100),
});

/** The notice form (beyond § 12). Whether URLs are on a domain of the company, and their number once folded, is checked with the company. */
export const NoticeForm = z
  .object({
    role: z.enum(['owner', 'agent'], { error: messages.formRoleRequired }),
    name: requiredLine(messages.nameRequired),
    company: line(),
    owner_name: line(),
    email: requiredLine(messages.emailRequired, 254).toLowerCase().pipe(z.email(messages.emailInvalid)),
    email_repeat: oneLineText(messages.formEmailsDiffer),
    address: line(300),
    city: line(),
    state: line(),
    zip: line(40),
    country: requiredLine(messages.countryRequired),
    phone: line(60),
    works: z
      .array(FormWork, { error: messages.formWorkRequired })
      .min(1, messages.formWorkRequired)
      .max(FORM.works, messages.formTooManyWorks),
    urls: z
      .array(z.string({ error: messages.urlInvalid }), { error: messages.urlRequired })
      .min(1, messages.urlRequired)
      .transform((lines) => lines.slice(0, URL_LINES + 1))
      .pipe(z.array(formUrl)),
    where: optional(FORM_TEXT.where),
    ...(Object.fromEntries(STATEMENTS.map((name) => [name, statement])) as Record<
      (typeof STATEMENTS)[number],
      typeof statement
    >),
    signature: oneLineText(messages.formSignatureDiffers),
    /** Honeypot: people don't see this field. */
    website: line(500),
    /** When the form was drawn: a signed timestamp. JSON callers draw no form and leave it out. */
    drawn: line(200).optional(),
    /** Solution of the challenge of a `proof_required` error. */
    proof: z.object({ challenge: line(500), nonce: line(100) }).optional(),
  })
  .refine((form) => form.role === 'owner' || form.owner_name !== '', {
    error: messages.formOwnerRequired,
    path: ['owner_name'],
    when: onceValid('role', 'owner_name'),
  })
  .refine((form) => form.email_repeat.toLowerCase() === form.email, {
    error: messages.formEmailsDiffer,
    path: ['email_repeat'],
    when: onceValid('email', 'email_repeat'),
  })
  .refine((form) => form.address !== '' || form.phone !== '', {
    error: messages.formAddressOrPhone,
    path: ['address'],
    when: onceValid('address', 'phone'),
  })
  .refine((form) => isSameName(form.signature, form.name), {
    error: messages.formSignatureDiffers,
    path: ['signature'],
    when: onceValid('name', 'signature'),
  });
export type NoticeForm = z.output<typeof NoticeForm>;
