import { createContext, type FormEvent, type ReactNode, type RefObject, use, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Outcome } from '../call/query.ts';
import { type Lazy, resolved } from '../wire/lazy.ts';
import { FieldBindingContext } from './field-binding.ts';
import { FormError, usePress } from './form-frame.tsx';

type Errors = Readonly<Record<string, string>>;
type Texts = Record<string, string>;

interface Props<In extends Texts, Out, T> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly rules: Lazy<z.ZodType<Out, In>>;
  readonly act: (values: Out) => Promise<Outcome<T> | undefined>;
  readonly label: string;
  readonly children: ReactNode;
}

const readTexts = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** Values and errors of the fields. If the schema fails to load, everything passes: the server validates too. */
async function validate<In extends Texts, Out>(rules: Lazy<z.ZodType<Out, In>>, form: HTMLFormElement) {
  const texts = readTexts(form);
  const schema = await resolved(rules).catch(() => null);
  const result = schema?.safeParse(texts);
  if (!result) return { values: texts as unknown as Out, errors: {} as Errors };
  if (result.success) return { values: result.data, errors: {} as Errors };
  const issues = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  // Reversed, so that the first error of each field wins.
  return { values: null, errors: Object.fromEntries(issues.reverse()) as Errors };
}

interface FieldState {
  errors: Errors;
  touch: (name: string) => void;
  change: () => void;
}
const FieldStateContext = createContext<FieldState | null>(null);

function useFirstField(name: string) {
  const id = useId();
  const { errors, touch, change } = use(FieldStateContext)!;
  return {
    id,
    error: errors[name],
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    control: { name, onBlur: () => touch(name), onChange: change },
  };
}

/**
 * Form of the login page: behaves like `Form` for text fields only, without react-hook-form, to keep the page small.
 * The inputs are uncontrolled, so values filled in by a password manager count.
 */
export function FirstForm<In extends Texts, Out, T>({ form, rules, act, label, children }: Props<In, Out, T>) {
  const [errors, setErrors] = useState<Errors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const touched = useRef(new Set<string>());
  const isSubmitted = useRef(false);
  const runs = useRef(0);
  const pressHandlers = usePress();

  const revalidate = async () => {
    const run = ++runs.current;
    const checked = await validate(rules, form.current!);
    if (run !== runs.current) return null;
    const visible = Object.entries(checked.errors).filter(([name]) => isSubmitted.current || touched.current.has(name));
    setErrors(Object.fromEntries(visible));
    return checked;
  };

  const focusFirst = (found: Errors): boolean => {
    const first = [...form.current!.elements].find((one) => (one as HTMLInputElement).name in found);
    (first as HTMLInputElement | undefined)?.focus();
    return first !== undefined;
  };

  const submit = async () => {
    isSubmitted.current = true;
    setFormError(null);
    const checked = await revalidate();
    if (!checked) return;
    if (checked.values === null) return void focusFirst(checked.errors);
    const outcome = await act(checked.values);
    if (!outcome || outcome.done) return;
    const fields = Object.fromEntries(Object.entries(outcome.fields).map(([name, [message = '']]) => [name, message]));
    setErrors(fields);
    if (!focusFirst(fields) && !outcome.reported) setFormError(outcome.message);
  };

  const fieldState: FieldState = {
    errors,
    touch: (name) => {
      touched.current.add(name);
      void revalidate();
    },
    change: () => {
      if (isSubmitted.current || touched.current.size > 0) void revalidate();
    },
  };
  return (
    <FieldBindingContext value={useFirstField}>
      <FieldStateContext value={fieldState}>
        <form
          ref={form}
          noValidate
          aria-label={label}
          className="flex flex-col gap-5"
          {...pressHandlers}
          onReset={() => {
            touched.current.clear();
            isSubmitted.current = false;
            setErrors({});
            setFormError(null);
          }}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          {formError && <FormError>{formError}</FormError>}
          {children}
        </form>
      </FieldStateContext>
    </FieldBindingContext>
  );
}
