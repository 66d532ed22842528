import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** HTML that is already escaped. */
export type Html = { readonly html: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

/** A template that escapes its values unless they are Html. All server-rendered pages use it. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  const shown = values.map((value) => {
    if (Array.isArray(value)) return value.map((part) => part.html).join('');
    return typeof value === 'object' ? value.html : escaped(String(value));
  });
  return { html: String.raw({ raw: strings }, ...shown) };
}

const STYLESHEET = '/api/page.css';

/** Layout of the server-rendered pages, the API reference and the mailbox. They use no scripts. */
export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Safeharbor</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLESHEET}">
</head>
<body><main>${body}</main></body>
</html>`;
  return reply.type('text/html; charset=utf-8').send(page.html);
}

export function servePageAssets(app: FastifyInstance): void {
  const css = readFileSync(new URL('./assets/page.css', import.meta.url), 'utf8');
  app.get(STYLESHEET, (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
}
