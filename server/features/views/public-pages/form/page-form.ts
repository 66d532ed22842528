import type { ReactElement } from 'react';
import type { FormKind } from '#core/contract/intake/submissions.ts';
import type { FieldErrors } from '#core/errors.ts';
import type { FileRules } from '../../../../http/request/form-body.ts';
import type { DrawnForm } from './form-page.tsx';
import type { Errors, Typed } from './typed-form.ts';

/** What distinguishes the forms of the public pages. */
export interface PageForm {
  readonly kind: FormKind;
  /** Below `/p/{slug}`. */
  readonly path: 'notice' | 'counter-notice';
  readonly files: FileRules;
  /** The body of the JSON call. */
  body(typed: Typed): unknown;
  errors(fields: FieldErrors, typed: Typed): Errors;
  /** The fields in the order of the page. */
  order(typed: Typed): readonly string[];
  /** Whether one more work can be asked for. */
  mayAdd(typed: Typed): boolean;
  readonly Page: (props: DrawnForm) => ReactElement;
}
