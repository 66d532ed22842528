import { createContext, useContext } from 'react';
import type { PageCopy } from '#core/copy/pages/page-copy.ts';
import type { Errors, Typed } from './typed-form.ts';

/** The form that is being drawn. Error sentences are in the language of the page. */
export interface FormView {
  readonly copy: PageCopy;
  readonly typed: Typed;
  readonly errors: Errors;
}

const FormContext = createContext<FormView | null>(null);
export const FormProvider = FormContext.Provider;

export function useForm(): FormView {
  const view = useContext(FormContext);
  if (!view) throw new Error('a field outside a form');
  return view;
}

/** What ties a control to its hint and its errors. */
export function useField(name: string, hint: string | undefined) {
  const { typed, errors } = useForm();
  const found = errors.get(name) ?? [];
  const described = [found.length > 0 && `${name}-error`, hint && `${name}-hint`].filter(Boolean);
  return {
    value: typed.get(name) ?? '',
    errors: found,
    control: {
      id: name,
      name,
      'aria-invalid': found.length > 0 ? (true as const) : undefined,
      'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
    },
  };
}
