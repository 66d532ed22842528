import { type ComponentProps, createContext, use } from 'react';

export interface FieldOptions {
  /** Fields whose rules look at this one: they are checked again when it changes. */
  readonly deps?: string | string[];
}

/** What a control needs to belong to the form around it: its ids, its error, and what is spread on a native control. */
export interface FieldBinding {
  readonly id: string;
  readonly error: string | undefined;
  readonly errorId: string;
  readonly hintId: string;
  readonly control: Pick<ComponentProps<'input'>, 'name' | 'onChange' | 'onBlur' | 'ref' | 'defaultValue'>;
}

type UseFieldBinding = (name: string, options: FieldOptions) => FieldBinding;

/** Which kind of form is around a field: the first screen has one that weighs less. It never changes while it stands. */
export const FieldBindingContext = createContext<UseFieldBinding | null>(null);

export function useFieldBinding(name: string, options: FieldOptions = {}): FieldBinding {
  const bind = use(FieldBindingContext);
  if (!bind) throw new Error(`The field ${name} stands in no form.`);
  return bind(name, options);
}
