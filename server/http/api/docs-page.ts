import type { FastifyInstance } from 'fastify';
import { type Html, html, sendPage } from '../answer/page.ts';
import { openApi } from './openapi.ts';
import { refuseOtherMethods } from './other-methods.ts';

interface Operation {
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; description: string; required: boolean; schema: unknown }[];
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
}

const block = (title: string, content: unknown): Html =>
  html`<h3>${title}</h3><pre tabindex="0">${typeof content === 'string' ? content : JSON.stringify(content, null, 2)}</pre>`;

/** Who may call, besides those who are logged in. */
function callers({ security }: Operation): string {
  if (security.length === 0) return ' · public';
  const token = security.find((scheme) => 'token' in scheme)?.token;
  return token ? ` · ${token[0] ?? 'any company token'}` : '';
}

function operationBlock(method: string, path: string, operation: Operation): Html {
  const body = Object.entries(operation.requestBody?.content ?? {})[0];
  const parameters = operation.parameters.map(
    (p) => `${p.in} ${p.name}${p.required ? '' : '?'}: ${p.description} ${JSON.stringify(p.schema)}`,
  );
  const responses = Object.entries(operation.responses);
  return html`<details>
<summary><code class="method">${method.toUpperCase()}</code><code>/api${path}</code><span class="quiet">${operation.summary}${callers(operation)}</span></summary>
${parameters.length ? block('Parameters', parameters.join('\n')) : html``}
${body ? block(`Body, ${body[0]}`, body[1].schema) : html``}
${responses.map(([status, response]) => {
  const content = Object.values(response.content ?? {})[0];
  return block(
    `${status} ${response.description}`,
    Number(status) < 300 && content ? content.schema : '{"message": "…"}',
  );
})}
</details>`;
}

type Document = { paths: Record<string, Record<string, Operation>>; tags: { name: string }[] };

function render(document: Document): Html {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return html`<h1>API reference</h1>
<p>Requests and responses are JSON. Authenticate with <code>Authorization: JWT {access}</code>, or, where a scope is named, with a company token: <code>Authorization: Bearer {token}</code>. Lists accept <code>limit</code>, <code>offset</code>, <code>search</code> and <code>ordering</code>. Machine-readable version: <a href="/api/openapi.json">openapi.json</a>.</p>
${document.tags.map(
  ({ name }) =>
    html`<h2>${name}</h2>${all
      .filter(({ operation }) => operation.tags.includes(name))
      .map(({ method, path, operation }) => operationBlock(method, path, operation))}`,
)}`;
}

/** The API reference as a page: the OpenAPI document, rendered on the first request. */
export function serveDocs(app: FastifyInstance): void {
  let made: { serialized: string; page: Html } | undefined;
  const make = () => {
    const document = openApi() as Document;
    return { serialized: JSON.stringify(document), page: render(document) };
  };
  app.get('/api/openapi.json', (_request, reply) => {
    made ??= make();
    return reply.type('application/json; charset=utf-8').send(made.serialized);
  });
  app.get('/api/docs', (_request, reply) => {
    made ??= make();
    return sendPage(reply, 'API reference', made.page);
  });
  for (const url of ['/api/openapi.json', '/api/docs']) refuseOtherMethods(app, url, ['GET']);
}
