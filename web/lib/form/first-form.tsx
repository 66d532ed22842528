import { createContext, type FormEvent, type ReactNode, type RefObject, use, useId, useRef, useState } from 'react';
import type { z } from 'zod';
import type { Outcome } from '../call/query.ts';
import { arrived, type Late } from '../wire/late.ts';
import { FieldBindingContext } from './field-binding.ts';
import { Refusal, usePressing } from './form-frame.tsx';

type Errors = Readonly<Record<string, string>>;
type Texts = Record<string, string>;

interface Props<In extends Texts, Out, T> {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly rules: Late<z.ZodType<Out, In>>;
  readonly act: (values: Out) => Promise<Outcome<T> | undefined>;
  readonly label: string;
  readonly children: ReactNode;
}

const textsOf = (form: HTMLFormElement): Texts =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));

/** What stands in the fields, and what is wrong with it. Rules that did not arrive stand in nobody's way: the server has them. */
async function judge<In extends Texts, Out>(rules: Late<z.ZodType<Out, In>>, form: HTMLFormElement) {
  const texts = textsOf(form);
  const schema = await arrived(rules).catch(() => null);
  const result = schema?.safeParse(texts);
  if (!result) return { values: texts as unknown as Out, errors: {} as Errors };
  if (result.success) return { values: result.data, errors: {} as Errors };
  const issues = result.error.issues.map(({ path, message }) => [path.join('.'), message] as const);
  // The first complaint about each field is the one shown.
  return { values: null, errors: Object.fromEntries(issues.reverse()) as Errors };
}

interface Shown {
  errors: Errors;
  touch: (name: string) => void;
  change: () => void;
}
const ShownContext = createContext<Shown | null>(null);

function useFirstField(name: string) {
  const id = useId();
  const { errors, touch, change } = use(ShownContext)!;
  return {
    id,
    error: errors[name],
    errorId: `${id}-error`,
    hintId: `${id}-hint`,
    control: { name, onBlur: () => touch(name), onChange: change },
  };
}

/**
 * The form of the first screen: it behaves like `Form`, for fields of text alone, without the library that the others have
 * for their lists and dependencies. The fields keep what is typed, so that what a password manager puts there counts.
 */
export function FirstForm<In extends Texts, Out, T>({ form, rules, act, label, children }: Props<In, Out, T>) {
  const [errors, setErrors] = useState<Errors>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const touched = useRef(new Set<string>());
  const isSubmitted = useRef(false);
  const looks = useRef(0);
  const pressing = usePressing();

  const look = async () => {
    const mine = ++looks.current;
    const judged = await judge(rules, form.current!);
    if (mine !== looks.current) return null;
    const seen = Object.entries(judged.errors).filter(([name]) => isSubmitted.current || touched.current.has(name));
    setErrors(Object.fromEntries(seen));
    return judged;
  };

  const place = (found: Errors): boolean => {
    const first = [...form.current!.elements].find((one) => (one as HTMLInputElement).name in found);
    (first as HTMLInputElement | undefined)?.focus();
    return first !== undefined;
  };

  const submit = async () => {
    isSubmitted.current = true;
    setRefusal(null);
    const judged = await look();
    if (!judged) return;
    if (judged.values === null) return void place(judged.errors);
    const outcome = await act(judged.values);
    if (!outcome || outcome.done) return;
    const fields = Object.fromEntries(Object.entries(outcome.fields).map(([name, [message = '']]) => [name, message]));
    setErrors(fields);
    if (!place(fields) && !outcome.told) setRefusal(outcome.message);
  };

  const shown: Shown = {
    errors,
    touch: (name) => {
      touched.current.add(name);
      void look();
    },
    change: () => {
      if (isSubmitted.current || touched.current.size > 0) void look();
    },
  };
  return (
    <FieldBindingContext value={useFirstField}>
      <ShownContext value={shown}>
        <form
          ref={form}
          noValidate
          aria-label={label}
          className="flex flex-col gap-5"
          {...pressing}
          onReset={() => {
            touched.current.clear();
            isSubmitted.current = false;
            setErrors({});
            setRefusal(null);
          }}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          {refusal && <Refusal>{refusal}</Refusal>}
          {children}
        </form>
      </ShownContext>
    </FieldBindingContext>
  );
}
