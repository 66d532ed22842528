import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { clientFonts } from '../../../http/answer/page.ts';

/** Below a reserved slug, so that no company's page has such an address. */
const FOLDER = '/p/assets';
const FILES = {
  style: { name: 'public-page.css', type: 'text/css; charset=utf-8' },
  chart: { name: 'public-chart.svg', type: 'image/svg+xml' },
  proof: { name: 'proof.js', type: 'text/javascript; charset=utf-8' },
  worker: { name: 'proof-worker.js', type: 'text/javascript; charset=utf-8' },
} as const;

/** Addresses of our own files, with a hash of their contents: they can be cached forever. */
export type PageAssets = Readonly<Record<keyof typeof FILES, string>> & { readonly fonts: readonly string[] };

/** Serves the files of the public pages. */
export function servePageFiles(app: FastifyInstance, webClient: URL): PageAssets {
  const fonts = clientFonts(webClient);
  const serve = ({ name, type }: (typeof FILES)[keyof typeof FILES], before = ''): string => {
    const body = before + readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
    const address = `${FOLDER}/${name.replace('.', `-${hash}.`)}`;
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body),
    );
    return address;
  };
  const faces = fonts.map(({ face }) => `${face}\n`).join('');
  return {
    style: serve(FILES.style, faces),
    chart: serve(FILES.chart),
    proof: serve(FILES.proof),
    worker: serve(FILES.worker),
    fonts: fonts.filter(({ family }) => family !== 'Geist Mono').map(({ href }) => href),
  };
}
