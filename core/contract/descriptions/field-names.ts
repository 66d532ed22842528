import type { z } from 'zod';
import type { GROUPS } from '../all.ts';
import type { Endpoint } from '../endpoint.ts';

/** Keys of an object and of everything inside it. Dictionaries, whose keys are data, are skipped. */
type Keys<T> = T extends readonly (infer Item)[]
  ? Keys<Item>
  : T extends object
    ? string extends keyof T
      ? never
      : (keyof T & string) | Keys<T[keyof T]>
    : never;

type Values<T> = T extends Record<string, infer Value> ? Value : T[keyof T];
type AnyEndpoint = Extract<Values<{ [G in keyof typeof GROUPS]: Values<(typeof GROUPS)[G]> }>, Endpoint>;

type NamesIn<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, infer Response>
    ? Keys<z.input<Params>> | Keys<z.input<Query>> | Keys<z.input<Body>> | Keys<z.output<Response>>
    : never;

/** Every parameter, body field and response field of the contract. */
export type FieldName = NamesIn<AnyEndpoint>;

/** Descriptions for one meaning of a field: `object.field`, or `endpoint.field` for requests. */
export type Meanings = Readonly<Partial<Record<`${string}.${FieldName}`, string>>>;
