import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Frame } from './document.tsx';

/** What a page shows that is another one at each visit. */
export interface OfVisit {
  /** When the form was first drawn, signed. */
  readonly drawn?: string;
  /** Demanded proof of work. */
  readonly challenge?: string | null;
}

/** Drawn in the place of what is of a visit, and put in afterwards. Nobody can type them, and what replaces them needs no escaping. */
export const HOLES = { drawn: randomUUID(), challenge: randomUUID() } as const;
const NAMES = new Map<string, keyof OfVisit>(
  Object.entries(HOLES).map(([name, hole]) => [hole, name as keyof OfVisit]),
);
const ANY_HOLE = new RegExp(`(${[...NAMES.keys()].join('|')})`);

type Piece = Buffer | keyof OfVisit;

/** Half of what is kept at most. */
const GENERATION_BYTES = 8 * 2 ** 20;

/**
 * Drawn pages by everything they were drawn from: if a fact changes, the page is drawn anew, and none is ever of another company. Pages
 * that were not asked for since the last 8 MB of new ones are forgotten.
 */
export class DrawnPages {
  #recent = new Map<string, readonly Piece[]>();
  #older = new Map<string, readonly Piece[]>();
  #bytes = 0;

  /** `Page` must draw nothing but its facts and the frame, whose copy, agent and files don't change while the process runs. */
  send<Facts extends object>(
    reply: FastifyReply,
    Page: FunctionComponent<Facts & { readonly frame: Frame }>,
    { frame, facts, ofVisit = {} }: { frame: Frame; facts: Facts; ofVisit?: OfVisit },
  ): FastifyReply {
    const key = JSON.stringify([frame.path, frame.query, frame.lang, facts]);
    const pieces =
      this.#recent.get(key) ?? this.#keep(key, this.#older.get(key) ?? drawn(createElement(Page, { frame, ...facts })));
    const filled = pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(ofVisit[piece]!) : piece));
    return reply.type('text/html; charset=utf-8').send(filled.length === 1 ? filled[0] : Buffer.concat(filled));
  }

  #keep(key: string, pieces: readonly Piece[]): readonly Piece[] {
    if (this.#bytes > GENERATION_BYTES) {
      this.#older = this.#recent;
      this.#recent = new Map();
      this.#bytes = 0;
    }
    this.#recent.set(key, pieces);
    this.#bytes += key.length * 2 + pieces.reduce((sum, piece) => sum + piece.length, 0);
    return pieces;
  }
}

const drawn = (page: ReactElement): readonly Piece[] =>
  `<!doctype html>${renderToStaticMarkup(page)}`.split(ANY_HOLE).map((text) => NAMES.get(text) ?? Buffer.from(text));
