import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** HTML that was escaped where it was made. */
export type Html = { readonly html: string };

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => ESCAPES[char]!);

/** A template whose values are escaped unless they are Html themselves: the only way pages of the server are written. */
export function html(strings: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  const shown = values.map((value) => {
    if (Array.isArray(value)) return value.map((part) => part.html).join('');
    return typeof value === 'object' ? value.html : escaped(String(value));
  });
  return { html: String.raw({ raw: strings }, ...shown) };
}

const STYLESHEET = '/api/page.css';

/** The two pages that the server draws itself, the API's description and the mailbox, work with no script at all. */
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
