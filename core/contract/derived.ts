import { z } from 'zod';

type Bare<T> = T extends z.ZodDefault<infer Inner> ? Inner : T;
type ChangeShape<S extends z.ZodRawShape> = { [K in keyof S]: z.ZodOptional<Bare<S[K]>> };
type ShownShape<S extends z.ZodRawShape> = {
  [K in keyof S]: null extends z.output<S[K]> ? z.ZodNullable<z.ZodString> : z.ZodString;
};

const bare = (field: z.core.$ZodType): z.ZodType =>
  (field instanceof z.ZodDefault ? field.unwrap() : field) as z.ZodType;

const mapShape = (shape: z.ZodRawShape, map: (field: z.ZodType) => z.ZodType): z.ZodRawShape =>
  Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, map(bare(field))]));

/** The same fields in a partial update: omitted fields stay unchanged, so defaults do not apply. */
export const changeOf = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  z.object(mapShape(shape, (field) => field.optional()) as ChangeShape<S>);

/** The same fields in a response, where input rules no longer apply. For objects of text fields. */
export const shownOf = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  z.object(
    mapShape(shape, (field) => (field.safeParse(null).success ? z.string().nullable() : z.string())) as ShownShape<S>,
  );

/** The names of an object's fields, in their order. */
export const namesIn = <S extends z.ZodRawShape>({ shape }: z.ZodObject<S>) =>
  Object.keys(shape) as (keyof S & string)[];
