import type { FormKind } from '#core/contract/intake/submissions.ts';
import type { FieldErrors } from '#core/errors.ts';
import { bodyOf, type Errors, errorsByField, fieldOrder, type Typed, worksOf } from './typed-form.ts';

/** What distinguishes the forms of the public pages. */
export interface PageForm {
  readonly kind: FormKind;
  /** The body of the JSON call. */
  body(typed: Typed): unknown;
  errors(fields: FieldErrors, typed: Typed): Errors;
  /** The fields in the order of the page. */
  order(typed: Typed): readonly string[];
}

export const NOTICE_FORM: PageForm = {
  kind: 'notice',
  body: (typed) => bodyOf(typed).body,
  errors: (fields, typed) => errorsByField(fields, typed, bodyOf(typed).blocks),
  order: (typed) => fieldOrder(worksOf(typed)),
};
