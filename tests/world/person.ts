import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Endpoint, type Input, type Output, successStatus } from '#core/contract/endpoint.ts';

/** Thrown when a call is not answered with the contract's success status. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { message: string; errors?: string[]; [field: string]: unknown },
    readonly headers: Record<string, unknown>,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** An API client, logged in or anonymous; calls by contract or with raw requests. */
export class Person {
  access: string | undefined;
  refresh: string | undefined;
  /** A company token, sent in place of a session. */
  companyToken: string | undefined;
  /** Client IP address, for rate limits. */
  address = '127.0.0.1';

  constructor(
    readonly app: FastifyInstance,
    readonly id = 0,
    readonly email = '',
    readonly password = '',
  ) {}

  /** A raw request with this person's token. */
  request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const session = this.access ? { authorization: `JWT ${this.access}` } : {};
    const token = this.companyToken ? { authorization: `Bearer ${this.companyToken}` } : {};
    return this.app.inject({
      remoteAddress: this.address,
      ...options,
      headers: { ...session, ...token, ...options.headers },
    });
  }

  /** Calls an endpoint of the contract; throws a Refusal unless it succeeds. */
  async call<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Output<E>> {
    const {
      params = {},
      query = {},
      body,
    } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: object;
    };
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]));
    const response = await this.request({
      method: endpoint.method,
      url: `/api${path}${search.size > 0 ? `?${search}` : ''}`,
      ...(body !== undefined && { payload: body }),
    });
    if (response.statusCode !== successStatus(endpoint)) {
      throw new Refusal(response.statusCode, response.json(), response.headers);
    }
    if (response.body === '') return undefined as Output<E>;
    const answer = response.json();
    // The response matches the contract exactly, without extra fields.
    if (endpoint.response) expect(endpoint.response.parse(answer)).toEqual(answer);
    return answer;
  }

  /** Calls an endpoint that must refuse; returns the refusal. */
  async refused<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<Refusal> {
    try {
      await this.call(endpoint, input);
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
    throw new Error(`${endpoint.name} was not refused`);
  }
}
