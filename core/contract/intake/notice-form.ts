import { z } from 'zod';
import { messages } from '../../messages.ts';
import { onceValid } from '../fields.ts';
import {
  FORM_TEXT,
  formUrl,
  line,
  optional,
  person,
  place,
  readLines,
  signature,
  statement,
  traces,
  urlLines,
  withRepeats,
} from './form-fields.ts';

/** beyond § 12: limits of the notice form. */
export const FORM = {
  works: 20,
  workUrls: 10,
  urls: 250,
  files: 5,
  fileBytes: 10 * 1024 * 1024,
  supplements: 20,
} as const;
/** Languages of the public pages, the default first. The statements are always signed in English. */
export const LANGUAGES = ['en', 'es', 'fr', 'de'] as const;
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

export const WORK_KINDS = ['text', 'image', 'video', 'audio', 'software', 'other'] as const;
/** The boxes to tick, in order. Their English text is what the sender signs. */
export const STATEMENTS = ['good_faith', 'fair_use', 'accuracy', 'misrepresentation', 'forwarding'] as const;

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
export const NoticeForm = withRepeats(
  z.object({
    role: z.enum(['owner', 'agent'], { error: messages.formRoleRequired }),
    ...person,
    company: line(),
    owner_name: line(),
    address: line(300),
    ...place,
    phone: line(60),
    works: z
      .array(FormWork, { error: messages.formWorkRequired })
      .min(1, messages.formWorkRequired)
      .max(FORM.works, messages.formTooManyWorks),
    urls: readLines(urlLines.min(1, messages.urlRequired)),
    where: optional(FORM_TEXT.where),
    ...(Object.fromEntries(STATEMENTS.map((name) => [name, statement])) as Record<
      (typeof STATEMENTS)[number],
      typeof statement
    >),
    signature,
    ...traces,
  }),
)
  .refine((form) => form.role === 'owner' || form.owner_name !== '', {
    error: messages.formOwnerRequired,
    path: ['owner_name'],
    when: onceValid('role', 'owner_name'),
  })
  .refine((form) => form.address !== '' || form.phone !== '', {
    error: messages.formAddressOrPhone,
    path: ['address'],
    when: onceValid('address', 'phone'),
  });
export type NoticeForm = z.output<typeof NoticeForm>;
