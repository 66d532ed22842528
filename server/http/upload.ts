import type { FastifyRequest } from 'fastify';
import type { Upload } from '#core/contract/endpoint.ts';
import { AppError } from '#core/errors.ts';
import { refuseUnstorable } from './parse.ts';
import type { UploadedFile } from './serve.ts';

/** Reads a multipart body within the endpoint's limits. The whole of it, before any transaction waits for a slow line. */
export async function readUpload(request: FastifyRequest, upload: Upload): Promise<UploadedFile[]> {
  if (!request.isMultipart()) throw new AppError('unsupported_type');
  const files: UploadedFile[] = [];
  const limits = { fileSize: upload.maxBytes, files: upload.many ? 20 : 1, fields: 20, fieldSize: 10_000, parts: 50 };
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') continue;
      const bytes = await part.toBuffer();
      refuseUnstorable(part.filename);
      if (part.fieldname === upload.field) files.push({ name: part.filename ?? '', bytes });
    }
  } catch (error) {
    // The parser names its limits; anything else it says means that the body was broken.
    const named = error instanceof AppError || String((error as { code?: string }).code).startsWith('FST_');
    if (named) throw error;
    throw new AppError('bad_request');
  }
  return files;
}
