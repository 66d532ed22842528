import { listNotes } from '#core/contract/records/notes.ts';
import type { Model } from '#core/lookups.ts';
import { pageReading } from '../lib/call/list-page.ts';

export const NOTES_SHOWN = 10;

/** A page of the notes on something. What a screen has below its notes waits for the first one. */
export const notesReading = (content_type: Model, object_id: number, page = 1) =>
  pageReading(listNotes, {
    query: { object_id, content_type, limit: NOTES_SHOWN, offset: (page - 1) * NOTES_SHOWN, ordering: '-date' },
  });
