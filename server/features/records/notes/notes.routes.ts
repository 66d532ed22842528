import * as contract from '#core/contract/records/notes.ts';
import { routes, serve } from '../../../http/serve.ts';
import { createNote, examineNote } from './create-note.ts';
import { listNotes } from './list-notes.ts';

export const noteRoutes = routes(
  serve(contract.listNotes, ({ deps, actor, query }) => listNotes(deps, actor, query)),
  serve(
    contract.createNote,
    ({ deps, actor, body }) => createNote(deps, actor, body),
    ({ deps, actor, given }) => examineNote(deps, actor, given),
  ),
);
