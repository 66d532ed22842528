import { z } from 'zod';
import { messages } from '../../messages.ts';
import { noticeReference } from '../../rules/intake/notice-reference.ts';
import { onceValid } from '../fields.ts';
import {
  FORM_TEXT,
  line,
  optional,
  person,
  place,
  readLines,
  requiredLine,
  signature,
  statement,
  traces,
  urlLines,
  withRepeats,
} from './form-fields.ts';

/** The boxes to tick, in order (17 U.S.C. § 512(g)(3)). Their English text is what the subscriber signs. */
export const COUNTER_STATEMENTS = ['mistake', 'jurisdiction', 'service'] as const;
export type CounterStatement = (typeof COUNTER_STATEMENTS)[number];

const isReference = (typed: string): boolean => typed === '' || noticeReference(typed) !== null;

/**
 * The counter-notice form (beyond-edges § 15). URLs may be on no notice of the company: the law asks for a written communication, so
 * it is taken and looked at by a person. Their number once folded is checked with the form.
 */
export const CounterForm = withRepeats(
  z.object({
    /** `SH-XXXX-XXXX` of a web form, or the number of a notice. */
    reference: line(40).refine(isReference, messages.counterReferenceInvalid),
    urls: readLines(urlLines.default([])),
    ...person,
    address: requiredLine(messages.counterAddressRequired, 300),
    ...place,
    phone: requiredLine(messages.counterPhoneRequired, 60),
    explanation: optional(FORM_TEXT.where),
    mistake: statement,
    jurisdiction: statement,
    service: statement,
    signature,
    ...traces,
  }),
).refine((form) => form.reference !== '' || form.urls.length > 0, {
  error: messages.urlRequired,
  path: ['urls'],
  when: onceValid('reference', 'urls'),
});
export type CounterForm = z.output<typeof CounterForm>;
