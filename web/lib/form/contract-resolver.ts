import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { type Lazy, resolved } from '../wire/lazy.ts';

/** Form resolver that validates with the contract's schema. Only the first error of a field is shown, as on the server. */
export const contractResolver =
  <In extends FieldValues, Out>(schema: Lazy<z.ZodType<Out, In>>): Resolver<In, unknown, Out> =>
  async (values) => {
    const zodSchema = await resolved(schema).catch(() => null);
    // If the schema fails to load, the form is submitted anyway: the server validates too.
    if (!zodSchema) return { values: values as unknown as Out, errors: {} };
    const result = await zodSchema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors<In> = {};
    for (const { path, code, message } of result.error.issues) {
      const name = path.join('.');
      if (!get(errors, name)) set(errors, name, { type: code, message });
    }
    return { values: {}, errors };
  };
