import type { Download, Endpoint, Output, Parsed } from '#core/contract/endpoint.ts';
import type { Actor } from '../db/scope.ts';
import type { Deps } from '../deps.ts';

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

/** Where a call came from: what the login records and the limits need, and no more. */
export interface Origin {
  ip: string;
  user_agent: string;
}

interface Around {
  deps: Deps;
  origin: Origin;
  files: readonly UploadedFile[];
  /** The id of an uploaded file, sent instead of one (`upload.orFileId`). */
  file_id: number | undefined;
  /** The bytes of calls that have a `rawBody`. */
  raw: Buffer;
  /** Of calls that have a `signature`. */
  signature: string | undefined;
  /** Says that this call is a repeat: it answers with the endpoint's `repeatStatus`. */
  asRepeat(): void;
  /** Of calls that are `idempotent`. */
  idempotencyKey: string | undefined;
  refreshCookie: {
    /** What the browser sent, when it may be trusted to have come from our own pages. */
    readonly value: string | undefined;
    set(token: string): void;
    clear(): void;
  };
}

type Caller<E extends Endpoint> = E['access'] extends 'public' ? { actor: null } : { actor: Actor };

export type Call<E extends Endpoint> = Around & Caller<E> & Parsed<E>;

type Answer<E> = E extends { download: true }
  ? Promise<Download>
  : [Output<E>] extends [undefined]
    ? Promise<void>
    : Promise<Output<E>>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (
    call: Around & { actor: Actor | null; params: unknown; query: unknown; body: unknown },
  ) => Promise<unknown>;
}

/** Ties an endpoint of the contract to the operation that carries it out. */
export function serve<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Answer<E>): Route {
  return { endpoint, handle: handle as unknown as Route['handle'] };
}

export const routes = (...list: Route[]): readonly Route[] => list;
