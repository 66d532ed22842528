import { useQuery } from '@tanstack/react-query';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { createNote, NoteFields } from '#core/contract/records/notes.ts';
import type { Note } from '#core/contract/trade/orders.ts';
import { notesCopy as copy } from '#core/copy/records/notes.ts';
import type { Model } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useMe } from '#web/lib/call/me.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatAgo, formatWithZone } from '#web/lib/format.ts';
import { NOTES_SHOWN, notesReading } from '#web/product/note-reads.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/form/check-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { Pager } from '#web/ui/list/pager.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';

interface Props {
  model: Model;
  objectId: number;
  mayWrite: boolean;
}

/** An object's notes, newest first, with a form for users who may edit the object. */
export function Notes({ model, objectId, mayWrite }: Props) {
  return (
    <div className="flex flex-col gap-4">
      {mayWrite && <NoteForm model={model} objectId={objectId} />}
      <NoteList model={model} objectId={objectId} />
    </div>
  );
}

function NoteForm({ model, objectId }: Omit<Props, 'mayWrite'>) {
  const add = useAct(createNote, { toast: messages.noteAdded });
  const isStaff = useMe()?.result.is_superuser ?? false;
  // beyond §23: preselected for superusers, so that nothing reaches the customer by accident.
  const empty = { text: '', is_internal: isStaff };
  const form = useContractForm(NoteFields, empty, 'onSubmit');
  return (
    <Form
      form={form}
      act={(note) => add({ body: { object_id: objectId, content_type: model, ...note } })}
      onDone={() => form.reset(empty)}
      className="flex flex-col gap-3"
    >
      <TextAreaField name="text" label={copy.note} hint={isStaff ? undefined : copy.whoReads} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {isStaff && <CheckField name="is_internal" label={copy.onlyStaff} />}
        <Button type="submit" size="sm" pending={add.pending}>
          {copy.addNote}
        </Button>
      </div>
    </Form>
  );
}

function NoteList({ model, objectId }: Omit<Props, 'mayWrite'>) {
  const [page, setPage] = useState(1);
  const query = useQuery(notesReading(model, objectId, page));
  if (query.isPending) return <SkeletonRows rows={2} label={copy.loadingNotes} />;
  if (query.isError) return <ErrorPanel error={query.error} onRetry={query.refetch} />;
  const { results, count } = query.data;
  if (count === 0) return <EmptyState compact icon={NotebookPen} title={copy.emptyTitle} />;
  return (
    <>
      <ul aria-label={copy.notes} className="flex flex-col divide-y divide-line">
        {results.map((note) => (
          <NoteRow key={note.id} note={note} />
        ))}
      </ul>
      {count > NOTES_SHOWN && <Pager page={page} perPage={NOTES_SHOWN} count={count} onPage={setPage} />}
    </>
  );
}

const NoteRow = ({ note }: { note: Note }) => (
  <li className="py-3 first:pt-0 last:pb-0">
    <p className="text-14 whitespace-pre-line text-ink [overflow-wrap:anywhere]">{note.text}</p>
    <p className="mt-1 text-12 text-ink-3">
      {note.is_internal && (
        <>
          <Badge tone="violet">{copy.internal}</Badge>{' '}
        </>
      )}
      {note.user?.name ?? note.token?.name ?? copy.theSystem} ·{' '}
      <time dateTime={note.date} title={formatWithZone(note.date)}>
        {formatAgo(note.date)}
      </time>
    </p>
  </li>
);
