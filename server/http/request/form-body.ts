import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#core/errors.ts';
import { GrowingBytes } from '../../base/growing-bytes.ts';
import type { UploadedFile } from '../serve.ts';
import { admitBody, collectBody } from './collect-body.ts';
import type { IncomingBody } from './incoming-bodies.ts';
import { fileNameOf } from './upload.ts';

/** All texts of a form together. */
const TEXT_BYTES = 2 * 1024 * 1024;
const LIMITS = { fields: 300, fieldSize: TEXT_BYTES, files: 50, parts: 350, fileSize: Number.MAX_SAFE_INTEGER };

export interface FileRules {
  readonly field: string;
  readonly files: number;
  /** Of all files together. */
  readonly bytes: number;
}

/** A form of an HTML page, as it was sent. */
export interface SentForm {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: readonly UploadedFile[];
  /** Too many files, or too large ones. They were discarded; the texts are complete, to draw the form again with them. */
  readonly refusedFiles: 'count' | 'size' | null;
}

/** Reads forms without files. Multipart forms are left to `readSentForm`. */
export function readUrlEncodedForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    async (request: FastifyRequest, payload: Readable) =>
      // Each byte can take three.
      new URLSearchParams((await collectBody(request, payload, 3 * TEXT_BYTES)).toString()),
  );
}

interface Part {
  fieldname: string;
  filename?: string;
  file: AsyncIterable<Buffer>;
}

/** The files of a form, up to what it may have. */
class KeptFiles {
  readonly kept: { name: string; bytes: GrowingBytes }[] = [];
  refused: SentForm['refusedFiles'] = null;
  #total = 0;

  constructor(
    private readonly rules: FileRules,
    private readonly hold: (bytes: number) => void,
  ) {}

  async read({ fieldname, filename, file }: Part): Promise<void> {
    const name = fileNameOf({ filename });
    // A file field without a file is sent as an empty one without a name.
    const isWanted = fieldname === this.rules.field && name !== '';
    const bytes = new GrowingBytes();
    if (isWanted && this.kept.length >= this.rules.files) this.#refuse('count');
    else if (isWanted) this.kept.push({ name, bytes });
    // Read to the end in any case: the texts after it must not be lost.
    for await (const chunk of file) {
      if (!isWanted) continue;
      this.#total += chunk.length;
      if (this.#total > this.rules.bytes) this.#refuse('size');
      if (this.refused !== null) continue;
      this.hold(chunk.length);
      bytes.add(chunk);
    }
  }

  #refuse(reason: 'count' | 'size'): void {
    this.refused ??= reason;
    this.clear();
  }

  clear(): void {
    for (const { bytes } of this.kept) bytes.clear();
    this.kept.length = 0;
  }
}

async function readParts(request: FastifyRequest, body: IncomingBody, files: KeptFiles, hold: (bytes: number) => void) {
  const fields = new Map<string, string>();
  let text = 0;
  try {
    for await (const part of request.parts({ limits: LIMITS })) {
      if (part.type === 'file') {
        await files.read(part as unknown as Part);
        continue;
      }
      const value = String(part.value);
      text += Buffer.byteLength(value);
      if (part.valueTruncated || text > TEXT_BYTES) throw new AppError('too_large');
      hold(Buffer.byteLength(value));
      // The first one counts, as for the other encoding.
      if (!fields.has(part.fieldname)) fields.set(part.fieldname, value);
    }
  } catch (error) {
    const isLimit = String((error as { code?: unknown }).code).endsWith('_LIMIT');
    if (isLimit) throw new AppError('too_large');
    throw error instanceof AppError ? error : new AppError('bad_request');
  }
  request.server.bodies.arrived(body);
  return fields;
}

async function readMultipart(request: FastifyRequest, body: IncomingBody, rules: FileRules): Promise<SentForm> {
  const { server, raw } = request;
  admitBody(request, body, true);
  const hold = (bytes: number) => {
    const full = server.bodies.hold(body, bytes);
    if (full) throw full;
  };
  const files = new KeptFiles(rules, hold);
  const ended = new Promise<never>((_, reject) => {
    body.fail = reject;
  });
  try {
    const fields = await Promise.race([readParts(request, body, files, hold), ended]);
    return {
      fields,
      files: files.kept.map(({ name, bytes }) => ({ name, bytes: bytes.toBuffer() })),
      refusedFiles: files.refused,
    };
  } catch (error) {
    files.clear();
    server.bodies.release(body);
    // Drains the rest, so that the client receives the response.
    raw.unpipe();
    raw.resume();
    throw error;
  }
}

/** The texts and files of a form. Without a body it is empty. */
export async function readSentForm(request: FastifyRequest, rules: FileRules): Promise<SentForm> {
  if (request.isMultipart() && request.incoming) return readMultipart(request, request.incoming, rules);
  const fields = new Map<string, string>();
  if (request.body instanceof URLSearchParams) {
    for (const [name, value] of request.body) if (!fields.has(name)) fields.set(name, value);
  }
  return { fields, files: [], refusedFiles: null };
}
