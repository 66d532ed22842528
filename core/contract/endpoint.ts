import type { z } from 'zod';
import type { ErrorCode } from '../errors.ts';
import type { TokenScope } from '../lookups.ts';
import type { Tag } from './tags.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call. `session` accepts a valid access token or a refresh token, for logging out; `token` only a company token, with any
 * scope.
 */
export type Access = 'public' | 'session' | 'user' | 'superuser' | 'token';

/** Rate limit by the cost of a call (security rule 10). `standard` has only the general limit; `bulk` counts rows. */
export type RateClass =
  | 'standard'
  | 'public'
  | 'form'
  | 'login'
  | 'mail'
  | 'upload'
  | 'lookup'
  | 'payment'
  | 'export'
  | 'bulk';

/**
 * Email that a call can send (security rule 26). `named`: to an address that the caller chose, now or earlier; limited per
 * target, account and company (server/mail/named-mails.ts). `routed`: to the company's own people, its addresses for notices and
 * invoices, or superusers.
 * tests/sweeps/mails.test.ts calls every endpoint and fails for one that sends email without declaring it.
 */
export type Mails = 'named' | 'routed';

/** A multipart body: the field with the files, and its limits. */
export interface Upload {
  readonly field: string;
  readonly maxBytes: number;
  readonly many?: boolean;
  /** Also accepts JSON with the `file_id` of an uploaded file. */
  readonly orFileId?: boolean;
  /** Also accepts the JSON `body` of the endpoint in place of a file. */
  readonly orBody?: boolean;
  /** Another name of the field. */
  readonly alias?: string;
}

/**
 * An API endpoint as one value. The server's route, the client's typed call, form validation, the OpenAPI document and the
 * contract tests all derive from it.
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
  /** The path below `/api`, with parameters as `:id`. */
  readonly path: string;
  readonly access: Access;
  /** The scope with which a company token may call, too (beyond § 17). Omitted: no token may. */
  readonly scope?: TokenScope;
  /** The only fields of the body that a company token may send. Omitted: all. */
  readonly tokenFields?: readonly string[];
  readonly rate: RateClass;
  /** Tags of the objects in the response. A write that touches one of them invalidates the cached response. */
  readonly reads?: readonly Tag[];
  /** Tags of the objects that the call changes. */
  readonly touches?: readonly Tag[];
  /**
   * beyond § 18: what can be called while a required second factor is not set up. `own`: only with the caller's own `:id`.
   * Omitted: nothing.
   */
  readonly withoutFactor?: 'always' | 'own';
  /** Omitted if the call sends no email. */
  readonly mails?: Mails;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly upload?: Upload;
  /** The body is passed to the handler as raw bytes, as `raw`. */
  readonly rawBody?: { readonly types: readonly string[]; readonly maxBytes: number };
  /** Header with the signature of the body, passed to the handler as `signature` for authentication. */
  readonly signature?: string;
  /** Maximum body size, if larger than the default. */
  readonly bodyBytes?: number;
  /** Accepts an `Idempotency-Key`: a retry returns the response of the first request. */
  readonly idempotent?: true;
  /** The handler returns a Download. */
  readonly download?: true;
  /** Omitted for 204 No Content. */
  readonly response?: Response;
  /** Success status, if not 200 (204 without a response). */
  readonly status?: number;
  /** Status of a repeated request, as reported by the handler. */
  readonly repeatStatus?: number;
  readonly errors: readonly ErrorCode[];
}

/** Tags are required, so that forgetting them is a compile error. An empty list is allowed. */
type Tagged =
  | { readonly method: 'GET'; readonly reads: readonly Tag[] }
  | { readonly method: Exclude<Method, 'GET'>; readonly touches: readonly Tag[] };

export const endpoint = <
  Params extends z.ZodType = z.ZodNever,
  Query extends z.ZodType = z.ZodNever,
  Body extends z.ZodType = z.ZodNever,
  Response extends z.ZodType = z.ZodNever,
  Own extends { readonly download?: true; readonly scope?: TokenScope; readonly access?: Access } = object,
>(
  value: Endpoint<Params, Query, Body, Response> & Tagged & Own,
): Endpoint<Params, Query, Body, Response> & Pick<Own, keyof Own & ('download' | 'scope' | 'access')> => value;

type Part<S extends z.ZodType, Value, Key extends string> = [S] extends [z.ZodNever] ? unknown : { [K in Key]: Value };

/** Input of a call, before parsing. */
export type Input<E> =
  E extends Endpoint<infer P, infer Q, infer B, z.ZodType>
    ? Part<P, z.input<P>, 'params'> &
        ([Q] extends [z.ZodNever] ? unknown : { query?: z.input<Q> }) &
        Part<B, z.input<B>, 'body'>
    : never;

/** Input of a handler, after parsing. */
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

/** A file response: always an attachment, never displayed inline (security rule 17). */
export interface Download {
  readonly name: string;
  readonly type: string;
  /** The whole file, or a stream for large ones. */
  readonly bytes: Uint8Array | AsyncIterable<string | Uint8Array>;
  /** Size of a stream, if known. */
  readonly size?: number;
}

export const successStatus = (e: Endpoint): number => e.status ?? (e.response || e.download ? 200 : 204);
