import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { Tag } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The door: who may call at all. `session` is a valid access token or the refresh token, for logging out. */
export type Access = 'public' | 'session' | 'user' | 'superuser';

/** What a call costs us, and so how often it may be made (security rule 10). `standard` has no limit of its own; `bulk` counts rows. */
export type RateClass = 'standard' | 'public' | 'login' | 'mail' | 'upload' | 'lookup' | 'payment' | 'export' | 'bulk';

/**
 * The mail that a call can cause (security rule 26). `named`: to an address that callers choose, in this call or before it;
 * each counts per target, account and company (server/mail/named-mails.ts). `routed`: to where a company's notices and invoices
 * go by themselves, because a superuser acts, money has come, or what failed is sent again. The sweep in tests/sweeps/mails.test.ts
 * makes the calls and finds one that mails without saying so.
 */
export type Mails = 'named' | 'routed';

/** A multipart body: the field that carries the files and what may be in it. */
export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
  readonly many?: boolean;
  /** JSON `{file_id}` of an uploaded file is taken as well. */
  readonly orFileId?: boolean;
}

/**
 * One call of the product as one value. The server's route, the client's typed call, the form's rules, the OpenAPI
 * document and the sweeps over the contract all come from it.
 */
export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
> {
  readonly name: string;
  readonly summary: string;
  readonly method: Method;
  /** The spec's literal path below `/api`, parameters as `:id`. */
  readonly path: string;
  readonly access: Access;
  readonly rate: RateClass;
  /** What the response shows: the cached answer is refreshed when a write touches one of these. */
  readonly reads?: readonly Tag[];
  /** What the call changes. */
  readonly touches?: readonly Tag[];
  /** Absent: none. */
  readonly mails?: Mails;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly upload?: Upload;
  /** The body is bytes of one of these types, taken as they are: the handler gets them as `raw`. */
  readonly rawBody?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** The header that signs the body: the handler gets it as `signature`, and lets in whom it shows. */
  readonly signature?: string;
  /** Bodies of more than the ordinary size. */
  readonly bodyBytes?: number;
  /** Takes an `Idempotency-Key`: a repeat answers what the first one answered. */
  readonly idempotent?: true;
  /** The answer is a file: the handler returns a Download. */
  readonly download?: true;
  /** Absent: nothing to say, 204. */
  readonly response?: Response;
  /** The status of success when it is not 200 (or 204 with no response). */
  readonly status?: number;
  /** What a repeat answers with, when the handler says that it is one. */
  readonly repeatStatus?: number;
  readonly errors: readonly ErrorCode[];
}

/** Every read says what it shows and every write what it changes; an empty list is an answer, to leave it out is not. */
type Tagged =
  | { readonly method: 'GET'; readonly reads: readonly Tag[] }
  | { readonly method: Exclude<Method, 'GET'>; readonly touches: readonly Tag[] };

export const endpoint = <
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Response extends z.ZodType = z.ZodNever,
  Own extends { readonly download?: true } = object,
>(
  value: Endpoint<Params, Query, Body, Response> & Tagged & Own,
): Endpoint<Params, Query, Body, Response> & Pick<Own, keyof Own & 'download'> => value;

type Part<S extends z.ZodType, Value, Key extends string> = [S] extends [z.ZodNever] ? unknown : { [K in Key]: Value };

/** What a caller hands over. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<P, z.input<P>, 'params'> &
        ([Q] extends [z.ZodNever] ? unknown : { query?: z.input<Q> }) &
        Part<B, z.input<B>, 'body'>
    : never;

/** What a handler receives, parsed. */
export type Parsed<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<P, z.output<P>, 'params'> & Part<Q, z.output<Q>, 'query'> & Part<B, z.output<B>, 'body'>
    : never;

export type Output<E> =
  E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R>
    ? [R] extends [z.ZodNever]
      ? undefined
      : z.output<R>
    : never;

/** A file as an answer: always an attachment, never shown in place (security rule 17). */
export interface Download {
  readonly name: string;
  readonly type: string;
  /** All of it, or piece by piece where it can be long. */
  readonly bytes: Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Of what comes piece by piece, where it is known. */
  readonly size?: number;
}

/** The status a success answers with. */
export const successStatus = (e: Endpoint): number => e.status ?? (e.response || e.download ? 200 : 204);
