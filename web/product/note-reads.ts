import { listNotes } from '#core/contract/records/notes.ts';
import type { Model } from '#core/lookups.ts';
import { pageReading } from '../lib/call/list-page.ts';

export const NOTES_SHOWN = 10;

/** One page of the notes on an object. A screen with content below its notes waits for the first page. */
export const notesReading = (content_type: Model, object_id: number, page = 1) =>
  pageReading(listNotes, {
    query: { object_id, content_type, limit: NOTES_SHOWN, offset: (page - 1) * NOTES_SHOWN, ordering: '-date' },
  });
