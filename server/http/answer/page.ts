import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

const MARK = html`<svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#0f5c4c"/><g fill="none" stroke-linecap="round"><path d="M22.2 9.8a8.8 8.8 0 1 0 0 12.4" stroke="#fff" stroke-width="2.6"/><path d="M18.9 13.1a4.1 4.1 0 1 0 0 5.8" stroke="#8adbc4" stroke-width="2.4"/></g><circle cx="24.6" cy="16" r="2.2" fill="#f2b84b"/></svg>`;

/** Layout of the server-rendered pages: the API reference, the mailbox, and the terms. They use no scripts. */
export function sendPage(reply: FastifyReply, title: string, body: Html): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Safeharbor</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="${STYLESHEET}">
</head>
<body><header><span class="home">${MARK}Safeharbor</span></header><main>${body}</main></body>
</html>`;
  return reply.type('text/html; charset=utf-8').send(page.html);
}

const FONTS = [
  { family: 'Geist', file: 'geist-latin-wght-normal' },
  { family: 'Geist Mono', file: 'geist-mono-latin-wght-normal' },
  { family: 'Newsreader', file: 'newsreader-latin-wght-normal' },
];

interface ClientFont {
  readonly family: string;
  readonly href: string;
  /** The `@font-face` rule. */
  readonly face: string;
}

/** The client's fonts, which have a hash in their name. Without a built client, the system's fonts are used. */
export function clientFonts(webClient: URL): ClientFont[] {
  const assets = new URL('assets/', webClient);
  const files = existsSync(assets) ? readdirSync(assets) : [];
  return FONTS.flatMap(({ family, file }) => {
    const built = files.find((name) => name.startsWith(`${file}-`) && name.endsWith('.woff2'));
    if (!built) return [];
    const href = `/assets/${built}`;
    const face = `@font-face{font-family:"${family}";font-weight:100 900;font-display:swap;src:url("${href}") format("woff2")}`;
    return [{ family, href, face }];
  });
}

export function servePageAssets(app: FastifyInstance, webClient: URL): void {
  const faces = clientFonts(webClient).map(({ face }) => `${face}\n`);
  const css = faces.join('') + readFileSync(new URL('./assets/page.css', import.meta.url), 'utf8');
  app.get(STYLESHEET, (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
}
