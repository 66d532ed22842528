import type { Download, Endpoint, Output, Parsed } from '#core/contract/endpoint.ts';
import type { FieldErrors } from '#core/errors.ts';
import type { TokenScope } from '#core/lookups.ts';
import type { Actor, Principal, TokenActor } from '../db/scope.ts';
import type { Deps } from '../deps.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

/** The client's address and browser, for login records and rate limits. */
export interface Origin {
  ip: string;
  user_agent: string;
}

interface Context {
  deps: Deps;
  origin: Origin;
  files: readonly UploadedFile[];
  /** The id of an earlier upload, sent instead of a file (`upload.orFileId`). */
  file_id: number | undefined;
  /** The body of endpoints with a `rawBody`. */
  raw: Buffer;
  /** On endpoints with a `signature`. */
  signature: string | undefined;
  /** Marks the request as a repeat, which responds with the endpoint's `repeatStatus`. */
  asRepeat(): void;
  /** On `idempotent` endpoints. */
  idempotencyKey: string | undefined;
  acceptLanguage: string | undefined;
  refreshCookie: {
    /** Throws if the request comes from a foreign origin. */
    readonly value: string | undefined;
    set(token: string): void;
    clear(): void;
  };
}

/** Only endpoints that name a scope are called by tokens, too. */
type Caller<E extends Endpoint> = E extends { access: 'public' }
  ? { actor: null }
  : E extends { access: 'token' }
    ? { actor: TokenActor }
    : { actor: E extends { scope: TokenScope } ? Principal : Actor };

export type Call<E extends Endpoint> = Context & Caller<E> & Parsed<E>;

type Answer<E> = E extends { download: true }
  ? Promise<Download>
  : [Output<E>] extends [undefined]
    ? Promise<void>
    : Promise<Output<E>>;

type PartOf<Body> = Body extends { body: infer Fields } ? Partial<NonNullable<Fields>> : object;
type Visit<E extends Endpoint> = Caller<E> & {
  deps: Deps;
  /** The fields that are valid on their own. */
  given: PartOf<Parsed<E>>;
  /** The body as it was sent, if it is an object. */
  raw: Readonly<Record<string, unknown>>;
} & Pick<Parsed<E>, keyof Parsed<E> & 'params'>;

/**
 * Called only if the shape of the query or the body is invalid: rejects callers without access (403, 404), and returns the errors beyond the
 * shape, so that the caller gets all errors of the body in one response (beyond §23).
 */
export type Examine<E extends Endpoint> = (visit: Visit<E>) => Promise<FieldErrors>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly examine?: (visit: {
    deps: Deps;
    actor: Principal | null;
    params: unknown;
    given: object;
    raw: Readonly<Record<string, unknown>>;
  }) => Promise<FieldErrors>;
  readonly handle: (
    call: Context & { actor: Principal | null; params: unknown; query: unknown; body: unknown },
  ) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its operation. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
  examine?: Examine<E>,
): Route {
  return {
    endpoint,
    handle: handle as unknown as Route['handle'],
    ...(examine && { examine: examine as unknown as NonNullable<Route['examine']> }),
  };
}

export const routes = (...list: Route[]): readonly Route[] => list;
