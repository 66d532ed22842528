import { z } from 'zod';
import { CONTENT_TYPES, type Model } from '../../lookups.ts';
import { messages } from '../../messages.ts';
import { endpoint } from '../endpoint.ts';
import { listOf, listQuery, longText, queryId } from '../fields.ts';
import { Note } from '../trade/orders.ts';

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
