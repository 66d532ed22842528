import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { clientFonts } from '../../../http/answer/page.ts';

/** Below a reserved slug, so that no company's page has such an address. */
const FOLDER = '/p/assets';
/** In the order of the cascade. */
const STYLES = ['tokens', 'base', 'policy', 'form', 'status', 'report', 'print'].map((name) => `public-${name}.css`);
const CHART = { name: 'chart.svg', files: ['public-chart.svg'], type: 'image/svg+xml' };
const PROOF = { name: 'proof.js', files: ['proof.js'], type: 'text/javascript; charset=utf-8' };
const WORKER = { name: 'proof-worker.js', files: ['proof-worker.js'], type: 'text/javascript; charset=utf-8' };

/** Addresses of our own files, with a hash of their contents: they can be cached forever. */
export interface PageAssets {
  readonly style: string;
  readonly chart: string;
  readonly proof: string;
  readonly worker: string;
  /** To load before the style sheet asks for them. */
  readonly fonts: readonly string[];
}

const readAsset = (name: string): string => readFileSync(new URL(`./assets/${name}`, import.meta.url), 'utf8');

/** Serves the files of the public pages. */
export function servePageFiles(app: FastifyInstance, webClient: URL): PageAssets {
  const fonts = clientFonts(webClient);
  const serve = ({ name, files, type }: typeof CHART, before: readonly string[] = []): string => {
    const body = [...before, ...files.map(readAsset)].join('\n');
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 12);
    const address = `${FOLDER}/${name.replace('.', `-${hash}.`)}`;
    app.get(address, (_request, reply) =>
      reply.header('cache-control', 'public, max-age=31536000, immutable').type(type).send(body),
    );
    return address;
  };
  const faces = fonts.map(({ face }) => face);
  return {
    style: serve({ name: 'page.css', files: STYLES, type: 'text/css; charset=utf-8' }, faces),
    chart: serve(CHART),
    proof: serve(PROOF),
    worker: serve(WORKER),
    fonts: fonts.filter(({ family }) => family !== 'Geist Mono').map(({ href }) => href),
  };
}
