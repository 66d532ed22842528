import { z } from 'zod';
import { allEndpoints } from '#core/contract/all.ts';
import { GROUP_DESCRIPTIONS } from '#core/contract/descriptions/groups.ts';
import { type Endpoint, successStatus } from '#core/contract/endpoint.ts';
import { ERRORS, type ErrorCode } from '#core/errors.ts';
import { describeField, describeFields, objectInPath, objectOfEndpoint } from './describe-fields.ts';

type Json = Record<string, unknown>;
type Operation = Endpoint & { group: string };

const ErrorBody = z
  .object({
    message: z.string().describe('Human-readable message.'),
    errors: z
      .array(z.string())
      .optional()
      .describe('All field errors, as `field:message`. Only present for invalid fields.'),
    code: z
      .union([z.literal(['factor_required', 'proof_required']), z.array(z.string())])
      .optional()
      .describe('In a 403, a text that tells what is missing. In a 400, the errors of the field `code`.'),
  })
  .catchall(z.array(z.string()).describe('Errors of the field with this name.'));

/** Checks in code, which JSON Schema cannot express, are left out of the document. */
function schema(type: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

const json = (described: Json): Json => ({ 'application/json': { schema: described } });

function parameters(endpoint: Operation): Json[] {
  const of = (place: 'path' | 'query', owner: string, type: z.ZodType | undefined): Json[] => {
    const { properties = {}, required = [] } = (type ? schema(type, 'input') : {}) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      description: describeField(name, endpoint.name, owner),
      required: place === 'path' || required.includes(name),
      // The schema of an id is a string of digits, as it arrives in a URL; clients see an integer.
      schema: name === 'id' ? { type: 'integer', minimum: 1 } : one,
    }));
  };
  return [...of('path', objectInPath(endpoint.path), endpoint.params), ...of('query', 'query', endpoint.query)];
}

function requestBody(endpoint: Operation): Json | undefined {
  const described = (body: Json): Json => describeFields(body, endpoint.name, objectOfEndpoint(endpoint));
  if (endpoint.body && !endpoint.upload) {
    const optional = endpoint.body.safeParse(undefined).success;
    return { required: !optional, content: json(described(schema(endpoint.body, 'input'))) };
  }
  const file = { type: 'string', format: 'binary' };
  if (endpoint.rawBody) {
    const content = Object.fromEntries(endpoint.rawBody.types.map((type) => [type, { schema: file }]));
    return { required: true, content };
  }
  if (!endpoint.upload) return undefined;
  const { field, many, orBody } = endpoint.upload;
  const body = {
    type: 'object',
    required: [field],
    properties: { [field]: many ? { type: 'array', items: file } : file },
  };
  const content = { 'multipart/form-data': { schema: described(body) } };
  const other = orBody && endpoint.body ? json(described(schema(endpoint.body, 'input'))) : {};
  return { required: true, content: { ...content, ...other } };
}

/** Errors of every endpoint that takes a large body. */
const UPLOAD_ERRORS: readonly ErrorCode[] = ['too_slow', 'too_many_uploads', 'too_busy'];

/** The error of every endpoint behind the second factor, where the server requires one. */
const FACTOR_ERRORS: readonly ErrorCode[] = ['factor_required'];
const needsFactor = ({ access, withoutFactor }: Operation): boolean =>
  (access === 'user' || access === 'superuser') && withoutFactor !== 'always';

/** Errors of every endpoint when a company token calls it. */
function tokenErrors({ access, scope }: Operation): readonly ErrorCode[] {
  if (access === 'public') return [];
  return scope || access === 'token' ? ['token_refused', 'too_many_tries'] : ['token_refused'];
}

function responses(endpoint: Operation): Json {
  const byStatus = new Map<number, string[]>();
  const isLarge = endpoint.upload || endpoint.rawBody || endpoint.bodyBytes;
  const errors = new Set([
    ...endpoint.errors,
    ...tokenErrors(endpoint),
    ...(isLarge ? UPLOAD_ERRORS : []),
    ...(needsFactor(endpoint) ? FACTOR_ERRORS : []),
  ]);
  for (const code of errors) {
    const { status, message } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), message]);
  }
  const content =
    endpoint.response && json(describeFields(schema(endpoint.response, 'output'), objectOfEndpoint(endpoint)));
  const success = { description: 'Success', ...(content && { content }) };
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

/** Company tokens may call where a scope is named (beyond-edges § 17). */
function security({ access, scope }: Operation): Json[] {
  if (access === 'public') return [];
  if (access === 'token') return [{ token: [] }];
  return [{ jwt: [] }, ...(scope ? [{ token: [scope] }] : [])];
}

function operation(endpoint: Operation): Json {
  const body = requestBody(endpoint);
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.group],
    security: security(endpoint),
    parameters: parameters(endpoint),
    ...(body && { requestBody: body }),
    responses: responses(endpoint),
  };
}

/** Generated from the schemas that validate requests and serialize responses (decisions §2). */
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
    tags: Object.entries(GROUP_DESCRIPTIONS).map(([name, description]) => ({ name, description })),
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
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A company token, which begins with `sh_`. It may call the operations that name one of its scopes, 600 times a minute.',
        },
      },
    },
  };
}
