import { z } from 'zod';
import { messages } from '../../messages.ts';
import { noticeReference } from '../../rules/intake/notice-reference.ts';
import { isSameName } from '../../rules/text/same-name.ts';
import { onceValid } from '../fields.ts';
import {
  cutLines,
  email,
  FORM_TEXT,
  formUrl,
  line,
  oneLineText,
  optional,
  requiredLine,
  statement,
  traces,
} from './form-fields.ts';

/** The boxes to tick, in order (17 U.S.C. § 512(g)(3)). Their English text is what the subscriber signs. */
export const COUNTER_STATEMENTS = ['mistake', 'jurisdiction', 'service'] as const;
export type CounterStatement = (typeof COUNTER_STATEMENTS)[number];

const isReference = (typed: string): boolean => typed === '' || noticeReference(typed) !== null;

/**
 * The counter-notice form (beyond-edges § 15). URLs may be on no notice of the company: the law asks for a written communication, so
 * it is taken and looked at by a person. Their number once folded is checked with the form.
 */
export const CounterForm = z
  .object({
    /** `SH-XXXX-XXXX` of a web form, or the number of a notice. */
    reference: line(40).refine(isReference, messages.counterReferenceInvalid),
    urls: z
      .array(z.string({ error: messages.urlInvalid }), { error: messages.urlRequired })
      .default([])
      .transform(cutLines)
      .pipe(z.array(formUrl)),
    name: requiredLine(messages.nameRequired),
    email,
    email_repeat: oneLineText(messages.formEmailsDiffer),
    address: requiredLine(messages.counterAddressRequired, 300),
    city: line(),
    state: line(),
    zip: line(40),
    country: requiredLine(messages.countryRequired),
    phone: requiredLine(messages.counterPhoneRequired, 60),
    explanation: optional(FORM_TEXT.where),
    mistake: statement,
    jurisdiction: statement,
    service: statement,
    signature: oneLineText(messages.formSignatureDiffers),
    ...traces,
  })
  .refine((form) => form.reference !== '' || form.urls.length > 0, {
    error: messages.urlRequired,
    path: ['urls'],
    when: onceValid('reference', 'urls'),
  })
  .refine((form) => form.email_repeat.toLowerCase() === form.email, {
    error: messages.formEmailsDiffer,
    path: ['email_repeat'],
    when: onceValid('email', 'email_repeat'),
  })
  .refine((form) => isSameName(form.signature, form.name), {
    error: messages.formSignatureDiffers,
    path: ['signature'],
    when: onceValid('name', 'signature'),
  });
export type CounterForm = z.output<typeof CounterForm>;
