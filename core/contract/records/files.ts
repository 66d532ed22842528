import { z } from 'zod';
import { UPLOAD_BYTES } from '../../constants.ts';
import { endpoint } from '../endpoint.ts';
import { ById } from '../fields.ts';
import { FileRef } from '../trade/orders.ts';

export const Uploaded = FileRef.extend({ url: z.string() });

export const uploadFiles = endpoint({
  name: 'uploadFiles',
  summary: 'Upload files. Until attached to an object, a file is visible only to you and superusers.',
  method: 'POST',
  path: '/upload/',
  access: 'user',
  rate: 'upload',
  touches: [],
  upload: { field: 'files', maxBytes: UPLOAD_BYTES, many: true },
  response: z.union([Uploaded, z.array(Uploaded)]),
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'too_large', 'unsupported_type', 'too_many_tries'],
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  summary: 'Download a file',
  method: 'GET',
  path: '/files/:id/',
  access: 'user',
  scope: 'notices:read',
  rate: 'standard',
  reads: [],
  params: ById,
  download: true,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});

export const deleteFile = endpoint({
  name: 'deleteFile',
  summary: 'Delete a file',
  method: 'DELETE',
  path: '/files/:id/',
  access: 'user',
  rate: 'standard',
  touches: ['file', 'history'],
  params: ById,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});
