import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { type Endpoint, type Input, type Output, successStatus } from '#core/contract/endpoint.ts';

/** A call that was answered with another status than the contract's success. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: { message: string; errors?: string[]; [field: string]: unknown },
    readonly headers: Record<string, unknown>,
  ) {
    super(`${status} ${JSON.stringify(body)}`);
  }
}

/** Somebody who calls the product, logged in or not, by the contract or by hand. */
export class Person {
  access: string | undefined;
  refresh: string | undefined;
  /** The client's address, for what is counted by it. */
  address = '127.0.0.1';

  constructor(
    readonly app: FastifyInstance,
    readonly id = 0,
    readonly email = '',
    readonly password = '',
  ) {}

  /** Any request at all, with this person's token. */
  request(options: InjectOptions): Promise<LightMyRequestResponse> {
    const token = this.access ? { authorization: `JWT ${this.access}` } : {};
    return this.app.inject({
      remoteAddress: this.address,
      ...options,
      headers: { ...token, ...options.headers },
    });
  }

  /** A call of the contract; throws a Refusal unless it succeeds. */
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
    // Whoever calls is told what the contract says, to the last detail, and no more.
    if (endpoint.response) expect(endpoint.response.parse(answer)).toEqual(answer);
    return answer;
  }

  /** The refusal that a call is expected to meet. */
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
