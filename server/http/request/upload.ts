import type { FastifyRequest } from 'fastify';
import { ID_MAX } from '#core/constants.ts';
import type { Upload } from '#core/contract/endpoint.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { cleanFileName } from '#core/rules/text/file-name.ts';
import { GrowingBytes } from '../../base/growing-bytes.ts';
import type { UploadedFile } from '../serve.ts';
import { admitBody } from './collect-body.ts';
import type { IncomingBody } from './incoming-bodies.ts';
import { refuseUnstorable } from './parse.ts';

interface Uploaded {
  files: readonly UploadedFile[];
  file_id: number | undefined;
}

export const NO_UPLOAD: Uploaded = { files: [], file_id: undefined };

/** decisions §10: the body may be `{file_id}` of an earlier upload instead of a file. */
function readFileId(body: unknown): number {
  const file_id = (body as { file_id?: unknown } | null | undefined)?.file_id;
  const id = typeof file_id === 'number' && Number.isInteger(file_id) && file_id > 0 && file_id <= ID_MAX;
  if (!id) throw fieldError('file_id', messages.fileRequired);
  return file_id;
}

/** Empty if no file was selected in the form. */
export const fileNameOf = ({ filename = '' }: { filename?: string }): string =>
  filename.trim() === '' ? '' : cleanFileName(filename);

/** The files of a multipart body, within the endpoint's limits. */
async function readParts(request: FastifyRequest, upload: Upload, body: IncomingBody, held: GrowingBytes[]) {
  const files: UploadedFile[] = [];
  const fields = upload.alias === undefined ? [upload.field] : [upload.field, upload.alias];
  const { bodies } = request.server;
  const limits = { fileSize: upload.maxBytes, files: upload.many ? 20 : 1, fields: 20, fieldSize: 10_000, parts: 50 };
  let total = 0;
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const bytes = new GrowingBytes();
      held.push(bytes);
      for await (const chunk of part.file as AsyncIterable<Buffer>) {
        // The limit applies to the request, not to each file.
        total += chunk.length;
        if (total > upload.maxBytes || part.file.truncated) throw new AppError('too_large');
        const full = bodies.hold(body, chunk.length);
        if (full) throw full;
        bytes.add(chunk);
      }
      if (part.file.truncated) throw new AppError('too_large');
      refuseUnstorable(part.filename);
      if (fields.includes(part.fieldname)) files.push({ name: fileNameOf(part), bytes: bytes.toBuffer() });
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
      throw fieldError(upload.field, messages.tooManyFiles(limits.files));
    // FST_ codes are the parser's limits; any other error means a malformed body.
    const isKnown = error instanceof AppError || String(code).startsWith('FST_');
    if (isKnown) throw error;
    throw new AppError('bad_request');
  }
  return files;
}

/** Reads the whole upload before the handler runs, so that no transaction waits for a slow connection. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<Uploaded> {
  if (upload.orFileId && !request.isMultipart()) return { files: [], file_id: readFileId(request.body) };
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  const { incoming: body, server, raw } = request;
  if (!body) throw new AppError('bad_request');
  admitBody(request, body, true);
  const held: GrowingBytes[] = [];
  const ended = new Promise<never>((_, reject) => {
    body.fail = reject;
  });
  try {
    const files = await Promise.race([readParts(request, upload, body, held), ended]);
    server.bodies.arrived(body);
    return { files, file_id: undefined };
  } catch (error) {
    for (const bytes of held) bytes.clear();
    server.bodies.release(body);
    // Drains the rest of a rejected body, so that the client receives the response.
    raw.unpipe();
    raw.resume();
    throw error;
  }
}
