import { z } from 'zod';
import { allEndpoints } from '#core/contract/all.ts';
import { type Endpoint, successStatus } from '#core/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '#core/errors.ts';

type Json = Record<string, unknown>;

const ErrorBody = z
  .object({ message: z.string(), errors: z.array(z.string()).optional() })
  .catchall(z.array(z.string()));

/** Checks in code have no JSON Schema equivalent and are left out of the document. */
function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

const json = (type: z.ZodType, io: 'input' | 'output'): Json => ({ 'application/json': { schema: schema(type, io) } });

function parameters(endpoint: Endpoint): Json[] {
  const of = (place: 'path' | 'query', type: z.ZodType | undefined): Json[] => {
    const { properties = {}, required = [] } = (type ? schema(type, 'input') : {}) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      // Path ids are parsed from strings; document them as integers.
      schema: name === 'id' ? { type: 'integer', minimum: 1 } : one,
    }));
  };
  return [...of('path', endpoint.params), ...of('query', endpoint.query)];
}

function requestBody(endpoint: Endpoint): Json | undefined {
  if (endpoint.body) {
    const optional = endpoint.body.safeParse(undefined).success;
    return { required: !optional, content: json(endpoint.body, 'input') };
  }
  const file = { type: 'string', format: 'binary' };
  if (endpoint.rawBody) {
    const content = Object.fromEntries(endpoint.rawBody.types.map((type) => [type, { schema: file }]));
    return { required: true, content };
  }
  if (!endpoint.upload) return undefined;
  const { field, many } = endpoint.upload;
  const body = {
    type: 'object',
    required: [field],
    properties: { [field]: many ? { type: 'array', items: file } : file },
  };
  return { required: true, content: { 'multipart/form-data': { schema: body } } };
}

/** Errors that any large body can cause. */
const UPLOAD_ERRORS: readonly ErrorCode[] = ['too_slow', 'too_many_uploads', 'too_busy'];

function responses(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  const isLarge = endpoint.upload || endpoint.rawBody || endpoint.bodyBytes;
  for (const code of isLarge ? [...endpoint.errors, ...UPLOAD_ERRORS] : endpoint.errors) {
    const { status, message } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), message]);
  }
  const success = { description: 'Success', ...(endpoint.response && { content: json(endpoint.response, 'output') }) };
  const failures = [...byStatus].map(([status, sentences]) => [
    status,
    {
      description: sentences.join(' / '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
    },
  ]);
  const repeat = endpoint.repeatStatus
    ? [[endpoint.repeatStatus, { ...success, description: 'Repeated request' }]]
    : [];
  return Object.fromEntries([[successStatus(endpoint), success], ...repeat, ...failures]);
}

function operation(endpoint: Endpoint & { group: string }): Json {
  const body = requestBody(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.group],
    security: endpoint.access === 'public' ? [] : [{ jwt: [] }],
    parameters: parameters(endpoint),
    ...(body && { requestBody: body }),
    responses: responses(endpoint),
  };
}

/** Generated from the schemas that validate requests and shape responses (decisions §2). */
export function openApi(): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of allEndpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Safeharbor',
      version: '1.0.0',
      summary:
        'Register a designated copyright agent, keep the registration current, and receive every takedown notice.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/api' }],
    tags: [...new Set(allEndpoints.map(({ group }) => group))].map((name) => ({
      name,
      description: `The ${name} endpoints`,
    })),
    paths,
    components: {
      schemas: { Error: schema(ErrorBody, 'output') },
      securitySchemes: {
        jwt: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The word JWT, a space, and the access token returned by login.',
        },
      },
    },
  };
}
