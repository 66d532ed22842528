import { z } from 'zod';
import { AppError } from '#core/errors.ts';
import type { Route } from '../serve.ts';
import { parseBody } from './parse.ts';

function shapeOf(schema: z.ZodType): z.ZodRawShape | undefined {
  if (schema instanceof z.ZodObject) return schema.shape;
  if (schema instanceof z.ZodPipe) return shapeOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap() as z.ZodType);
  return undefined;
}

/** The fields of a body that are valid on their own. */
function validFields(schema: z.ZodType | undefined, raw: unknown): object {
  const shape = schema && shapeOf(schema);
  if (!shape || raw === null || typeof raw !== 'object') return {};
  const valid: [string, unknown][] = [];
  for (const [name, field] of Object.entries(shape)) {
    const read = z.safeParse(field, Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined);
    if (read.success && read.data !== undefined) valid.push([name, read.data]);
  }
  return Object.fromEntries(valid);
}

type Visit = Omit<Parameters<NonNullable<Route['examine']>>[0], 'given' | 'raw'>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads the input of a call. If its shape is invalid, access is checked first, and errors beyond the shape are reported with it. */
export async function accessFirst<T>(
  { endpoint, examine }: Route,
  visit: Visit,
  body: unknown,
  read: () => T | Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!examine || !(error instanceof AppError) || error.code !== 'bad_request') throw error;
    const { deps, actor, params } = visit;
    const raw = isObject(body) ? body : {};
    const more = await examine({ deps, actor, params, given: validFields(endpoint.body, raw), raw });
    const { fields = {}, ...detail } = error.detail;
    throw new AppError('bad_request', { ...detail, fields: { ...fields, ...without(more, fields) } });
  }
}

export const readBody = (route: Route, visit: Visit, body: unknown): Promise<unknown> =>
  accessFirst(route, visit, body, () => parseBody(route.endpoint, body));

/** A field keeps the error of its shape. */
const without = (more: Record<string, string[]>, fields: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(more).filter(([name]) => !Object.hasOwn(fields, name)));
