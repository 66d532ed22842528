import { z } from 'zod';
import { UPLOAD_BYTES } from '../../constants.ts';
import { CONTENT_TYPES, type Model } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { ById, listOf, listQuery, longText, queryId } from '../fields.ts';
import { FileRef, Note } from '../trade/orders.ts';

const byId = new Map<string, Model>(Object.entries(CONTENT_TYPES).map(([model, id]) => [String(id), model as Model]));

/** decisions §3: the id or the model's name. */
export const contentType = z
  .union([z.int(), z.string()], { error: 'Should be a content type' })
  .transform((value, context): Model => {
    const text = String(value).toLowerCase();
    const model = byId.get(text) ?? (Object.hasOwn(CONTENT_TYPES, text) ? (text as Model) : undefined);
    if (model) return model;
    context.addIssue({ code: 'custom', message: 'Should be a content type' });
    return z.NEVER;
  });

const WITHOUT_NOTES: readonly Model[] = ['webhook', 'token'];

/** beyond-edges § 22: objects that can have notes. */
const notedType = contentType.refine((model) => !WITHOUT_NOTES.includes(model), 'Objects of this type have no notes');

export const NoteListQuery = listQuery(['id', 'date'], { object_id: queryId, content_type: notedType });
export type NoteListQuery = z.output<typeof NoteListQuery>;

export const listNotes = endpoint({
  name: 'listNotes',
  summary: 'List the notes on an object, newest first',
  method: 'GET',
  path: '/notes/',
  access: 'user',
  rate: 'standard',
  reads: ['note'],
  query: NoteListQuery,
  response: listOf(Note),
  errors: ['bad_request', 'unauthenticated', 'not_found'],
});

/** beyond §23: only superusers may set `is_internal`. */
export const NoteFields = z.object({
  text: longText(messages.notesRequired, 20_000),
  is_internal: z.boolean({ error: 'Should be true or false' }).default(false),
});
/** spec §9: the content type defaults to `event`. */
export const NoteCreate = NoteFields.extend({ object_id: z.int(), content_type: notedType.default('event') });

export const createNote = endpoint({
  name: 'createNote',
  summary: 'Add a note to an object that you can edit',
  method: 'POST',
  path: '/notes/create/',
  access: 'user',
  scope: 'notices:act',
  rate: 'standard',
  touches: ['note', 'notice', 'history', 'event'],
  body: NoteCreate,
  response: Note,
  status: 201,
  errors: ['bad_request', 'unauthenticated', 'forbidden', 'superuser_only', 'not_found'],
});

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
