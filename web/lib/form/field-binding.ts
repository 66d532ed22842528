import { type ComponentProps, createContext, use } from 'react';

export interface FieldOptions {
  /** Fields whose validation depends on this one: they are revalidated when it changes. */
  readonly deps?: string | string[];
}

/** Connects a control to its form: ids, error message and the props to spread on a native control. */
export interface FieldBinding {
  readonly id: string;
  readonly error: string | undefined;
  readonly errorId: string;
  readonly hintId: string;
  readonly control: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'defaultValue'>;
}

type UseFieldBinding = (name: string, options: FieldOptions) => FieldBinding;

/** Hook of the enclosing form, since the login page uses a smaller form. It must not change between renders. */
export const FieldBindingContext = createContext<UseFieldBinding | null>(null);

export function useFieldBinding(name: string, options: FieldOptions = {}): FieldBinding {
  const bind = use(FieldBindingContext);
  if (!bind) throw new Error(`The field ${name} is not inside a form.`);
  return bind(name, options);
}
