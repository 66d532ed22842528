import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldValues,
  FormProvider,
  get,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import type { z } from 'zod';
import type { Outcome } from '../call/query.ts';
import type { Lazy } from '../wire/lazy.ts';
import { contractResolver } from './contract-resolver.ts';
import { FieldBindingContext, type FieldOptions } from './field-binding.ts';
import { FormError, usePress } from './form-frame.tsx';

type FormSchema = z.ZodType<FieldValues, FieldValues>;

export type ContractForm<S extends FormSchema> = UseFormReturn<z.input<S>, unknown, z.output<S>>;

/**
 * Form with the contract's validation and messages. Errors appear on touched fields (spec §5); `onSubmit` is for inputs
 * that may be left empty again, like the one that adds an entry to a list.
 */
export const useContractForm = <S extends FormSchema>(
  schema: Lazy<S>,
  defaultValues: DefaultValues<z.input<S>>,
  mode: 'onTouched' | 'onSubmit' = 'onTouched',
): ContractForm<S> =>
  useForm<z.input<S>, unknown, z.output<S>>({
    resolver: contractResolver(schema as Lazy<FormSchema>) as unknown as Resolver<z.input<S>, unknown, z.output<S>>,
    defaultValues,
    mode,
    reValidateMode: mode === 'onSubmit' ? 'onSubmit' : 'onChange',
    shouldFocusError: true,
  });

interface FormProps<In extends FieldValues, Out, T> {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly act: (values: Out) => Promise<Outcome<T> | undefined>;
  readonly onDone?: (answer: T, values: Out) => void;
  /** Accessible name of the form. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Validates, runs the action, and shows the server's errors at their fields or above the form. */
export function Form<In extends FieldValues, Out, T>(props: FormProps<In, Out, T>) {
  const { form, act, onDone, label, className = 'flex flex-col gap-5', children } = props;
  const [formError, setFormError] = useState<string | null>(null);
  const pressHandlers = usePress();

  const submit = form.handleSubmit(async (values) => {
    setFormError(null);
    const outcome = await act(values);
    if (!outcome) return;
    if (outcome.done) {
      onDone?.(outcome.answer, values);
      return;
    }
    const placed = setFieldErrors(form, outcome.fields);
    if (!placed && !outcome.reported) setFormError(outcome.message);
  });

  return (
    <FormFields form={form}>
      <form
        noValidate
        aria-label={label}
        className={className}
        {...pressHandlers}
        onSubmit={(event: FormEvent) => {
          // React events of a form in a dialog bubble to the parent form, although the DOM nodes are not nested.
          event.stopPropagation();
          void submit(event);
        }}
      >
        {formError && <FormError>{formError}</FormError>}
        {children}
      </form>
    </FormFields>
  );
}

interface FormFieldsProps<In extends FieldValues, Out> {
  readonly form: UseFormReturn<In, unknown, Out>;
  readonly children: ReactNode;
}

/** Binds the fields inside to this form, also where it has no form element because it is nested in another form. */
export function FormFields<In extends FieldValues, Out>({ form, children }: FormFieldsProps<In, Out>) {
  return (
    <FormProvider {...form}>
      <FieldBindingContext value={useField}>{children}</FieldBindingContext>
    </FormProvider>
  );
}

/** Shows errors at their fields and focuses the first. Returns false if no field of the form has an error. */
function setFieldErrors<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  fields: Record<string, readonly string[]>,
): boolean {
  const known = Object.entries(fields).filter(([name]) => form.getValues(name as Path<In>) !== undefined);
  known.forEach(([name, [message]], index) => {
    form.setError(name as Path<In>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}

/** Connects a control to the enclosing Form: registration, ids and error. */
export function useField(name: string, { deps }: FieldOptions = {}) {
  const id = useId();
  const form = useFormContext();
  const { errors, touchedFields, isSubmitted, isSubmitting } = useFormState({ control: form.control, name });
  const isVisible = isSubmitted || get(touchedFields, name);
  const error: string | undefined = isVisible ? (get(errors, name) as FieldError | undefined)?.message : undefined;
  return {
    id,
    error,
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    submitting: isSubmitting,
    /** Spread on a native control. */
    control: form.register(name, { deps }),
    /** For controls that are not native. */
    set: (value: unknown) => form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  };
}
