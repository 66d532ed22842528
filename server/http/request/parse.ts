import type { z } from 'zod';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { isStorable, UNSTORABLE } from '#core/contract/storable.ts';
import { AppError, type FieldErrors } from '#core/errors.ts';
import { failpoint } from '../../base/failpoints.ts';
import { validationMessage } from './validation-message.ts';

/** security rule 6: rejects text that PostgreSQL can't store. */
export function refuseUnstorable(value: unknown, depth = 0): void {
  if (failpoint('accept-unstorable-text')) return;
  if (typeof value === 'string') {
    if (!isStorable(value)) throw new AppError('invalid_text');
  } else if (value !== null && typeof value === 'object') {
    if (depth > 20) throw new AppError('invalid_json');
    if (Array.isArray(value)) {
      for (const inner of value) refuseUnstorable(inner, depth + 1);
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      refuseUnstorable(key);
      refuseUnstorable(inner, depth + 1);
    }
  }
}

/** The first error of each field, by path (`added.0.name`). An error of the whole body has no field. */
export function fieldErrors(error: z.ZodError): { fields: FieldErrors; message?: string } {
  const fields: FieldErrors = {};
  let message: string | undefined;
  for (const issue of error.issues) {
    const place = issue.code === 'unrecognized_keys' ? issue.keys[0]! : issue.path.map(String).join('.');
    const sentence = issue.code === 'unrecognized_keys' ? 'This name is not recognized.' : issue.message;
    if (place === '') message ??= 'Please send a JSON object.';
    // `defineProperty`, so that a field called __proto__ is an ordinary key.
    else if (!Object.hasOwn(fields, place))
      Object.defineProperty(fields, place, { value: [sentence], enumerable: true });
  }
  return message === undefined ? { fields } : { fields, message };
}

/** A body without the fields whose own rule refuses what can't be stored, as `storable` does: these have a sentence of their own. */
function withoutRefused(schema: z.ZodType, value: unknown): unknown {
  const issues = schema.safeParse(value).error?.issues ?? [];
  const refused = issues.flatMap((issue) =>
    issue.code === 'custom' && issue.params?.[UNSTORABLE] ? [issue.path[0]] : [],
  );
  return refused.length === 0
    ? value
    : Object.fromEntries(Object.entries(value as object).filter(([name]) => !refused.includes(name)));
}

function checkStorable(schema: z.ZodType, value: unknown): void {
  try {
    refuseUnstorable(value);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid_text') throw error;
    refuseUnstorable(withoutRefused(schema, value));
  }
}

/** The parsed value; throws a 400 with field errors if it is invalid. */
export function parsed<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  checkStorable(schema, value);
  const result = schema.safeParse(value, { error: validationMessage });
  if (!result.success) throw new AppError('bad_request', fieldErrors(result.error));
  return result.data;
}

/** An invalid path parameter is a 404, with or without permission. */
export function parseParams(endpoint: Endpoint, raw: unknown): unknown {
  if (!endpoint.params) return undefined;
  const result = endpoint.params.safeParse(raw);
  if (!result.success || Object.values(raw as object).some((v) => String(v).includes('\0')))
    throw new AppError('not_found');
  return result.data;
}

export function parseQuery(endpoint: Endpoint, raw: Record<string, unknown>): unknown {
  const repeated = Object.entries(raw).find(([, value]) => Array.isArray(value));
  if (repeated) throw new AppError('bad_request', { fields: { [repeated[0]]: ['This appears more than once.'] } });
  if (endpoint.query) return parsed(endpoint.query, raw);
  const unknown = Object.keys(raw)[0];
  if (unknown !== undefined)
    throw new AppError('bad_request', { fields: { [unknown]: ['This name is not recognized.'] } });
  return undefined;
}

/** A missing body counts as an empty one, so every required field is reported. */
export function parseBody(endpoint: Endpoint, raw: unknown): unknown {
  const body = endpoint.body && parsed(endpoint.body, raw ?? {});
  return failpoint('accept-unknown-fields') ? { ...(raw as object), ...(body as object) } : body;
}
