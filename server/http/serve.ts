import type { Download, Endpoint, Output, Parsed } from '#core/contract/endpoint.ts';
import type { FieldErrors } from '#core/errors.ts';
import type { Actor } from '../db/scope.ts';
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
  refreshCookie: {
    /** Throws if the request comes from a foreign origin. */
    readonly value: string | undefined;
    set(token: string): void;
    clear(): void;
  };
}

type Caller<E extends Endpoint> = E['access'] extends 'public' ? { actor: null } : { actor: Actor };

export type Call<E extends Endpoint> = Context & Caller<E> & Parsed<E>;

type Answer<E> = E extends { download: true }
  ? Promise<Download>
  : [Output<E>] extends [undefined]
    ? Promise<void>
    : Promise<Output<E>>;

type Params<E extends Endpoint> = Parsed<E> extends { params: infer P } ? P : undefined;

/**
 * Called with a body that its schema rejects. Throws what comes before a 400, such as 404 and 403, and returns the faults
 * that the schema does not see, so that a caller is told everything in one round (beyond §23).
 */
export type Inspect<P = unknown> = (call: {
  deps: Deps;
  actor: Actor;
  params: P;
  raw: Readonly<Record<string, unknown>>;
}) => Promise<FieldErrors>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly inspect?: Inspect;
  readonly handle: (
    call: Context & { actor: Actor | null; params: unknown; query: unknown; body: unknown },
  ) => Promise<unknown>;
}

/** Binds an endpoint of the contract to its operation. */
export function serve<E extends Endpoint>(
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
  inspect?: Inspect<Params<E>>,
): Route {
  const route = { endpoint, handle: handle as unknown as Route['handle'] };
  return inspect ? { ...route, inspect: inspect as unknown as Inspect } : route;
}

export const routes = (...list: Route[]): readonly Route[] => list;
