import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Download, type Endpoint, successStatus } from '#core/contract/endpoint.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { mayCall } from '#core/rules/records/permissions.ts';
import { failpoint } from '../../base/failpoints.ts';
import { makeTurns } from '../../base/fair-turns.ts';
import type { AccountLimit } from '../../db/limits.ts';
import type { Principal } from '../../db/scope.ts';
import type { Deps } from '../../deps.ts';
import { sendDownload } from '../answer/download.ts';
import { writerOf } from '../answer/write-answer.ts';
import { callerKey } from '../request/caller.ts';
import { usingBody } from '../request/collect-body.ts';
import { parseParams, parseQuery } from '../request/parse.ts';
import { accountLimit, countRows, FEW_ROWS, makeRateCheck, rowsIn } from '../request/rate.ts';
import { rawBodyOf, readRawBodies } from '../request/raw-body.ts';
import { accessFirst, readBody } from '../request/read-body.ts';
import { RefreshCookie } from '../request/refresh-cookie.ts';
import { refuseWithoutFactor } from '../request/required-factor.ts';
import { NO_UPLOAD, readUpload } from '../request/upload.ts';
import type { Route } from '../serve.ts';
import { refuseOtherMethods } from './other-methods.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Principal | null;
  }
}

/** What a request proves its caller with. */
export interface Proof {
  access?: string | undefined;
  refresh?: string | undefined;
  /** Of a company. */
  token?: string | undefined;
  ip: string;
}

/** Identifies the caller by the company token, the access token or, on `session` endpoints, the refresh token. */
export type Authenticate = (proof: Proof, limit?: AccountLimit) => Promise<Principal | null>;

/** Schemes are case-insensitive (RFC 9110 §11.1). Each has its own kind of token: the other kind is not one. */
const credentials = ({ headers: { authorization = '' }, ip }: FastifyRequest): Proof => ({
  access: /^JWT (\S+)$/i.exec(authorization)?.[1],
  token: /^Bearer (\S+)$/i.exec(authorization)?.[1],
  ip,
});

/** beyond § 17: refuses a token before anything else is looked at: the object, and the body. */
function refuseToken({ access, scope }: Endpoint, { token, scopes = [] }: Principal): void {
  const isRefused = token && access !== 'token' && !mayCall(scopes, scope);
  if (isRefused && !failpoint('tokens-without-scopes')) throw new AppError('token_refused');
}

/** Of some endpoints, a token may send only some fields. */
function refuseTokenFields({ tokenFields }: Endpoint, actor: Principal | null, body: unknown): void {
  if (!tokenFields || !actor?.token || typeof body !== 'object' || body === null) return;
  if (Object.keys(body).some((field) => !tokenFields.includes(field))) throw new AppError('token_refused');
}

const NO_BYTES = Buffer.alloc(0);

/** Concurrency of requests with many rows, in total and per account. */
const BULK_CALLS = { atOnce: 2, perAccount: 1 };

/** Mounts a route per endpoint of the contract, and a 405 for all other methods of its path. */
export function mountContract(
  app: FastifyInstance,
  deps: Deps,
  authenticate: Authenticate,
  served: readonly Route[],
): void {
  const checkRate = makeRateCheck(deps);
  const bulkTurns = makeTurns(BULK_CALLS.atOnce, BULK_CALLS.perAccount);

  /** security rule 28: requests with many rows are rate limited per account and take turns. */
  async function inTurn<T>(
    endpoint: Endpoint,
    actor: Principal | null,
    body: unknown,
    work: () => Promise<T>,
  ): Promise<T> {
    const rows = endpoint.rate === 'bulk' ? rowsIn(body) : 0;
    if (!actor || rows <= FEW_ROWS) return work();
    const account = callerKey(actor);
    await countRows(deps, account, rows);
    await bulkTurns.enter(account);
    try {
      return await work();
    } finally {
      bulkTurns.leave(account);
    }
  }
  app.decorateRequest('actor', null);

  /** Authentication and rate limits, before anything of the request is validated or its body read. */
  const admit = (endpoint: Endpoint) => async (request: FastifyRequest) => {
    const { access } = endpoint;
    const proof = credentials(request);
    if (access === 'user' || access === 'superuser' || access === 'token' || (access === 'session' && proof.token)) {
      const actor = await authenticate(proof, accountLimit(endpoint.rate));
      if (!actor) throw new AppError('unauthenticated');
      request.actor = actor;
      refuseToken(endpoint, actor);
      refuseWithoutFactor(deps.config, endpoint, actor, request.params);
      if (access === 'superuser' && !actor.is_superuser) throw new AppError('superuser_only');
      if (access === 'token' && !actor.token) throw new AppError('forbidden');
    }
    await checkRate(endpoint.rate, request.ip);
  };

  const answer = (route: Route) => {
    const { endpoint, handle } = route;
    const write = endpoint.response && writerOf(endpoint.response);
    const run = async (request: FastifyRequest, reply: FastifyReply) => {
      refuseTokenFields(endpoint, request.actor, request.body);
      const cookie = new RefreshCookie(request, reply, deps.config.PUBLIC_URL);
      const params = parseParams(endpoint, request.params);
      const visit = { deps, actor: request.actor, params };
      const asked = request.query as Record<string, unknown>;
      const readQuery = () => parseQuery(endpoint, asked);
      // Access to what a call writes may depend on its body, which is read later.
      const query = endpoint.method === 'GET' ? await accessFirst(route, visit, undefined, readQuery) : readQuery();
      if (!endpoint.upload && request.isMultipart()) throw new AppError('unsupported_type');
      const { upload } = endpoint;
      const isFile = upload !== undefined && !(upload.orBody && !request.isMultipart());
      const { files, file_id } = isFile
        ? await accessFirst(route, visit, request.body, () => readUpload(request, upload))
        : NO_UPLOAD;
      const raw = endpoint.rawBody ? rawBodyOf(request) : NO_BYTES;
      const body = isFile ? undefined : await readBody(route, visit, request.body);
      let status = successStatus(endpoint);
      const asRepeat = () => {
        status = endpoint.repeatStatus ?? status;
      };
      let { actor } = request;
      if (endpoint.access === 'session') {
        const refresh = (body as { refresh?: string } | undefined)?.refresh ?? cookie.value;
        actor = await authenticate({ ...credentials(request), refresh });
        if (!actor) throw new AppError('unauthenticated');
        request.actor = actor;
      }
      const origin = { ip: request.ip, user_agent: (request.headers['user-agent'] ?? '').slice(0, 500) };
      const idempotencyKey = endpoint.idempotent ? readIdempotencyKey(request) : undefined;
      const signature = endpoint.signature ? String(request.headers[endpoint.signature] ?? '') : undefined;
      // No spread: V8 would create a new hidden class for each request (decision 024).
      const call = {
        deps,
        origin,
        files,
        file_id,
        raw,
        signature,
        asRepeat,
        idempotencyKey,
        acceptLanguage: request.headers['accept-language'],
        refreshCookie: cookie,
        actor,
        params,
        query,
        body,
      };
      const result = await inTurn(endpoint, actor, body, () => handle(call));
      reply.code(status);
      if (endpoint.download) return sendDownload(reply, result as Download);
      return write ? reply.type('application/json; charset=utf-8').send(write(result)) : reply.send();
    };
    return (request: FastifyRequest, reply: FastifyReply) => usingBody(request, () => run(request, reply));
  };

  const byPath = new Map<string, Route[]>();
  for (const route of served) byPath.set(route.endpoint.path, [...(byPath.get(route.endpoint.path) ?? []), route]);
  for (const [url, list] of byPath) {
    for (const route of list) {
      const { method, bodyBytes, rawBody } = route.endpoint;
      const bodyLimit = bodyBytes ? { bodyLimit: bodyBytes } : {};
      const options = { method, url, ...bodyLimit, onRequest: admit(route.endpoint), handler: answer(route) };
      if (!rawBody) app.route(options);
      else
        app.register(async (own) => {
          readRawBodies(own, rawBody);
          own.route(options);
        });
    }
    refuseOtherMethods(
      app,
      url,
      list.map(({ endpoint }) => endpoint.method),
    );
  }
}

/** The caller's idempotency key. An invalid one is rejected, not ignored. */
function readIdempotencyKey(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw fieldError('Idempotency-Key', 'Should be 1 to 200 printable characters');
  }
  return key;
}
