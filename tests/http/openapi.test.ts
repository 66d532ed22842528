import { createConfig, lintFromString } from '@redocly/openapi-core';
import { describe, expect } from 'vitest';
import { allEndpoints } from '#core/contract/all.ts';
import { MEANINGS } from '#core/contract/descriptions/meanings.ts';
import { successStatus } from '#core/contract/endpoint.ts';
import { ERRORS } from '#core/errors.ts';
import { test, type World } from '../world/world.ts';

interface Operation {
  operationId: string;
  security: unknown[];
  summary: string;
  parameters: { name: string; in: string; required: boolean; description?: string }[];
  requestBody?: { required: boolean; content: Record<string, unknown> };
  responses: Record<string, { content?: object }>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

/** The path of each property in a JSON Schema that has no description. */
function undescribed(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== 'properties') return undescribed(inner, path);
    return Object.entries(inner as Record<string, { description?: string }>).flatMap(([name, property]) => [
      ...(property.description ? [] : [`${path}.${name}`]),
      ...undescribed(property, `${path}.${name}`),
    ]);
  });
}

let answered: Promise<{ text: string; document: Document }> | undefined;

/** The document as it is answered, read once: it is long, and the same for everyone. */
function read(world: World): Promise<{ text: string; document: Document }> {
  answered ??= readOnce(world);
  return answered;
}

async function readOnce(world: World): Promise<{ text: string; document: Document }> {
  const response = await world.visitor().request({ url: '/api/openapi.json' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
  return { text: response.body, document: response.json() };
}

describe('/api/openapi.json', () => {
  test('is OpenAPI 3.1 that Redocly’s linter accepts', async ({ world }) => {
    const { text, document } = await read(world);
    expect(document.openapi).toMatch(/^3\.1\.\d+$/);
    // The spec's paths end in a slash.
    const config = await createConfig({ extends: ['recommended'], rules: { 'no-path-trailing-slash': 'off' } });
    const problems = await lintFromString({ source: text, config });
    const found = problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer]);
    // Paths of the spec that look ambiguous but are not: an id is a number.
    const alike = [
      ['/representative/{id}/resend/', '/representative/confirm/{token}/'],
      ['/notices/{id}/sender/', '/notices/contacts/{id}/'],
    ];
    const expected = alike.map(([one, other]) => [
      'no-ambiguous-paths',
      `Paths should resolve unambiguously. Found two ambiguous paths: \`${one}\` and \`${other}\`.`,
      `#/paths/${other!.replaceAll('/', '~1')}`,
    ]);
    expect(found).toEqual(expected);
  });

  test('the linter reports a broken document', async ({ world }) => {
    const broken = structuredClone((await read(world)).document);
    Object.assign(broken.paths['/users/']!.get!, { responses: 'none' });
    const config = await createConfig({ extends: ['recommended'] });
    const problems = await lintFromString({ source: JSON.stringify(broken), config });
    expect(problems.map(({ ruleId }) => ruleId)).toEqual(expect.arrayContaining(['struct', 'no-path-trailing-slash']));
  });

  test.for(allEndpoints)('describes $name', async (endpoint, { world }) => {
    const { document } = await read(world);
    const operation = document.paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
    expect(operation?.operationId).toBe(endpoint.name);
    const { security, parameters, requestBody, responses } = operation!;
    const { access, scope } = endpoint;
    const jwt = access === 'public' || access === 'token' ? [] : [{ jwt: [] }];
    const token = access === 'token' ? [{ token: [] }] : scope ? [{ token: [scope] }] : [];
    expect(security).toEqual([...jwt, ...token]);
    const named = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(named);
    const query = Object.keys((endpoint.query as { shape?: object } | undefined)?.shape ?? {});
    expect(parameters.filter((one) => one.in === 'query').map(({ name }) => name)).toEqual(query);
    expect(Object.keys(requestBody?.content ?? {})).toEqual(
      endpoint.rawBody?.types ?? [
        ...(endpoint.upload ? ['multipart/form-data'] : []),
        ...(endpoint.body ? ['application/json'] : []),
      ],
    );
    const success = responses[successStatus(endpoint)]!;
    expect(success.content !== undefined).toBe(endpoint.response !== undefined);
    for (const code of endpoint.errors) expect(Object.keys(responses)).toContain(String(ERRORS[code].status));
  });

  test('every parameter, body field and response field has a description', async ({ world }) => {
    const { document } = await read(world);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    const missing = operations.flatMap(({ operationId, parameters, requestBody, responses }) => [
      ...parameters.filter((one) => !one.description).map((one) => `${operationId} ${one.in}.${one.name}`),
      ...undescribed(requestBody, `${operationId} body`),
      ...undescribed(responses, `${operationId} response`),
    ]);
    expect(missing).toEqual([]);
  });

  test('every meaning of a field is used somewhere', async ({ world }) => {
    const { text } = await read(world);
    const unused = Object.entries(MEANINGS).filter(([, description]) => !text.includes(JSON.stringify(description)));
    expect(unused.map(([key]) => key)).toEqual([]);
  });

  test('describes no other calls', async ({ world }) => {
    const { document } = await read(world);
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(allEndpoints.map((e) => e.name).sort());
  });
});

describe('/api/docs', () => {
  test('shows every endpoint', async ({ world }) => {
    const { body, statusCode, headers } = await world.visitor().request({ url: '/api/docs' });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const { path } of allEndpoints) expect(body).toContain(`<code>/api${path.replace(/:(\w+)/g, '{$1}')}</code>`);
  });

  test('works under the CSP and loads nothing from other hosts', async ({ world }) => {
    const visitor = world.visitor();
    const { body, headers } = await visitor.request({ url: '/api/docs' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
    // The CSP blocks inline scripts and styles.
    expect(body).not.toMatch(/<script|<style|\sstyle=|\son\w+=|javascript:/i);
    const loaded = [...body.matchAll(/\s(?:src|href)="([^"]*)"/g)].map(([, address]) => address!);
    expect(loaded).toContain('/api/page.css');
    for (const address of loaded) expect(address).toMatch(/^(\/(?!\/)|data:,$)/);
    // The link to the app is none of the page's resources: the tests run without a built client.
    for (const address of loaded.filter((one) => one.startsWith('/') && one !== '/')) {
      expect((await visitor.request({ url: address })).statusCode, address).toBe(200);
    }
    const { body: css, headers: style } = await visitor.request({ url: '/api/page.css' });
    expect(style['content-type']).toBe('text/css; charset=utf-8');
    expect(css).not.toMatch(/url\(|@import/);
  });
});
