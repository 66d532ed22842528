import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { type Lazy, resolved } from '../wire/lazy.ts';

/** The contract's schema as the form's rules. The first complaint about each field is the one shown, as on the server. */
export const contractResolver =
  <In extends FieldValues, Out>(schema: Lazy<z.ZodType<Out, In>>): Resolver<In, unknown, Out> =>
  async (values) => {
    const zodSchema = await resolved(schema).catch(() => null);
    // Rules that did not arrive stand in nobody's way: the server has them too.
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
