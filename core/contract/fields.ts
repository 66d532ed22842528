import { z } from 'zod';
import { ID_MAX, LIMIT_MAX, LOOKUP_ID_MAX, PAGE_SIZE, PASSWORD_MAX, PASSWORD_MIN } from '../constants.ts';
import { messages } from '../messages.ts';
import { isCommonPassword } from '../rules/records/common-passwords.ts';
import { isOneLine } from '../rules/text/one-line.ts';

/** Required multi-line text. Missing, blank and non-string values get the same error. */
export const longText = (required: string, max: number) =>
  z.string({ error: required }).trim().min(1, { error: required, abort: true }).max(max, messages.tooLong(max));

export const optionalLongText = (max: number) => z.string().trim().max(max, messages.tooLong(max));

/** Required single-line text. Line breaks could inject paragraphs into emails (security rule 26). */
export const text = (required: string, max = 300) => longText(required, max).refine(isOneLine, messages.oneLine);

export const optionalText = (max = 300) => optionalLongText(max).refine(isOneLine, messages.oneLine);

/** Email addresses are case-insensitive (decisions §10) and normalized to lowercase. */
export const email = (required: string = messages.emailRequired) =>
  longText(required, 254).toLowerCase().pipe(z.email(messages.emailInvalid));

/** An email address or none: null and an empty string are equivalent. */
export const optionalEmail = () =>
  z.union([z.null(), z.literal('').transform(() => null), email()], { error: messages.emailInvalid });

/** Passwords are never trimmed or truncated (security rule 9). */
export const password = (required: string = messages.passwordRequired) =>
  z
    .string({ error: required })
    .min(1, { error: required, abort: true })
    .min(PASSWORD_MIN, { error: messages.passwordTooShort, abort: true })
    .max(PASSWORD_MAX, { error: messages.passwordTooLong, abort: true });

/** A newly chosen password. */
export const newPassword = (required?: string) =>
  password(required).refine((value) => !isCommonPassword(value), messages.passwordCommon);

/**
 * When to run a check of several fields: as soon as these are valid, so that its error is reported together with those of
 * other fields.
 */
export const onceValid =
  (...names: readonly string[]) =>
  ({ issues }: z.core.ParsePayload): boolean =>
    issues.every(({ path: [field] = [] }) => field !== undefined && !names.includes(String(field)));

/** When to compare two texts: as soon as both are given, also if one has an error of its own. */
export const onceGiven =
  (...names: readonly string[]) =>
  ({ value }: z.core.ParsePayload): boolean =>
    names.every((name) => {
      const given = (value as Record<string, unknown> | null)?.[name];
      return typeof given === 'string' && given !== '';
    });

/** spec §5: irreversible actions are confirmed by typing “delete”, case-insensitive. */
export const confirmDelete = () =>
  z
    .string({ error: messages.deleteMismatch })
    .refine((value) => value.trim().toLowerCase() === 'delete', messages.deleteMismatch);

/** An existing password, exempt from the rules for new ones. */
export const anyPassword = (required: string = messages.passwordRequired) =>
  z.string({ error: required }).min(1, { error: required, abort: true }).max(1000, messages.passwordTooLong);

/** An id in a path. An invalid id returns 404 (security rule 6). */
export const Id = z.coerce
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(ID_MAX));
export const ById = z.object({ id: Id });

export const IsoDate = z.iso.datetime();

/** A date, or a date and time with a time zone. Parsed by `momentOf`. */
export const moment = (error: string = messages.dateRequired) =>
  z.union([z.iso.datetime({ offset: true }), z.iso.date()], { error });

export const wholeNumber = (min: number, max: number) =>
  z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      { error: 'Should be a whole number' },
    )
    .pipe(z.int().min(min, `Should be at least ${min}`).max(max, `Should be at most ${max}`));

/** An id as a filter. */
export const queryId = wholeNumber(1, ID_MAX);

/** An id of a status or type as a filter, capped because the columns are smallint. */
export const queryLookup = queryId.transform((id) => Math.min(id, LOOKUP_ID_MAX));

/** One of these ids, as a number or a string of digits. No coercion: `true` and `[2]` are rejected. */
export const oneOfIds = <const Ids extends readonly number[]>(ids: Ids, error: string) =>
  z
    .union([z.int(), z.enum(ids.map(String) as [string, ...string[]]).transform(Number)], { error })
    .pipe(z.literal(ids, { error }));

/** decisions §10: `true`, `True`, `1` and their opposites. */
export const queryBoolean = z
  .union([z.boolean(), z.enum(['true', 'True', '1', 'false', 'False', '0'])], { error: 'Should be true or false' })
  .transform((value) => value === true || value === 'true' || value === 'True' || value === '1');

/** decisions §2: the query of every list. `ordering` is one of the named fields, prefixed with `-` for descending. */
export const listQuery = <const F extends readonly string[], X extends z.ZodRawShape>(orderings: F, filters: X) =>
  z.strictObject({
    limit: wholeNumber(1, LIMIT_MAX).default(PAGE_SIZE),
    offset: wholeNumber(0, ID_MAX).default(0),
    search: optionalLongText(200).optional(),
    ordering: z
      .enum(orderings.flatMap((field) => [field, `-${field}`]) as (F[number] | `-${F[number]}`)[], {
        error: `Should be one of ${orderings.join(', ')}, with - for descending`,
      })
      .optional(),
    ...filters,
  });

export const listOf = <T extends z.ZodType>(item: T) => z.object({ results: z.array(item), count: z.int() });

export const Person = z.object({ id: z.int(), name: z.string(), email: z.string() });

/** A company token, where it stands for whoever acted (beyond § 17). */
export const TokenRef = z.object({ id: z.int(), name: z.string() });
