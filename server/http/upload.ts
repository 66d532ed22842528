import type { FastifyRequest } from 'fastify';
import { ID_MAX } from '#core/constants.ts';
import type { Upload } from '#core/contract/endpoint.ts';
import { AppError, fieldError } from '#core/errors.ts';
import { messages } from '#core/messages.ts';
import { refuseUnstorable } from './parse.ts';
import type { UploadedFile } from './serve.ts';

interface Uploaded {
  files: readonly UploadedFile[];
  file_id: number | undefined;
}

export const NO_UPLOAD: Uploaded = { files: [], file_id: undefined };

/** decisions §10: `{file_id}` of a file that was uploaded before stands for the file. */
function readFileId(body: unknown): number {
  const file_id = (body as { file_id?: unknown } | null | undefined)?.file_id;
  const id = typeof file_id === 'number' && Number.isInteger(file_id) && file_id > 0 && file_id <= ID_MAX;
  if (!id) throw fieldError('file_id', messages.fileRequired);
  return file_id;
}

/** Reads a multipart body within the endpoint's limits. The whole of it, before any transaction waits for a slow line. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<Uploaded> {
  if (upload.orFileId && !request.isMultipart()) return { files: [], file_id: readFileId(request.body) };
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  const files: UploadedFile[] = [];
  let total = 0;
  const limits = { fileSize: upload.maxBytes, files: upload.many ? 20 : 1, fields: 20, fieldSize: 10_000, parts: 50 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      refuseUnstorable(part.filename);
      if (part.fieldname === upload.field) files.push({ name: part.filename ?? '', bytes });
      // The limit is on what one request brings, however many files it is split into.
      total += bytes.length;
      if (total > upload.maxBytes) throw new AppError('too_large');
    }
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
      throw fieldError(upload.field, messages.tooManyFiles(limits.files));
    // The parser names its limits; anything else it says means that the body was broken.
    const named = error instanceof AppError || String(code).startsWith('FST_');
    if (named) throw error;
    throw new AppError('bad_request');
  }
  return { files, file_id: undefined };
}
