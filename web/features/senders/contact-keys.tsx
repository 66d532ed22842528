import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import {
  type ContactKey,
  ContactKeyCreate,
  createContactKey,
  deleteContactKey,
  listContactKeys,
} from '#core/contract/intake/contact-keys.ts';
import { contactKeysCopy as copy } from '#core/copy/intake/contact-keys.ts';
import { messages } from '#core/messages.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatDate } from '#web/lib/format.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';

const SHOWN_MAX = 100;

/** beyond § 19: the PGP keys that superusers vouch for. */
export function ContactKeys({ sender_id }: { sender_id: number }) {
  const [open, setOpen] = useState<'add' | ContactKey | null>(null);
  const { data, error, refetch } = useQuery(
    reading(listContactKeys, { params: { id: String(sender_id) }, query: { limit: SHOWN_MAX } }),
  );
  const close = () => setOpen(null);
  return (
    <Card
      flush
      title={copy.title}
      aside={
        <Button size="sm" icon={<Plus aria-hidden size={15} />} onClick={() => setOpen('add')}>
          {copy.add}
        </Button>
      }
    >
      <div className="border-t border-line">
        {data ? (
          <Keys keys={data.results} onDelete={setOpen} />
        ) : error ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows rows={1} label={copy.loading} />
        )}
      </div>
      {open === 'add' && <AddKey sender_id={sender_id} onClose={close} />}
      {open !== null && open !== 'add' && <DeleteKey sender_id={sender_id} contactKey={open} onClose={close} />}
    </Card>
  );
}

const Keys = ({ keys, onDelete }: { keys: readonly ContactKey[]; onDelete: (key: ContactKey) => void }) =>
  keys.length === 0 ? (
    <EmptyState compact icon={KeyRound} title={copy.empty} text={copy.emptyText} />
  ) : (
    <ul className="divide-y divide-line">
      {keys.map((key) => (
        <Key key={key.id} contactKey={key} onDelete={() => onDelete(key)} />
      ))}
    </ul>
  );

const spaced = (fingerprint: string): string => fingerprint.replace(/(.{4})(?=.)/g, '$1 ');

function expiry({ expires_date }: ContactKey): string {
  if (expires_date === null) return copy.neverExpires;
  const date = formatDate(expires_date);
  return Date.parse(expires_date) < Date.now() ? copy.expired(date) : copy.expires(date);
}

const Key = ({ contactKey, onDelete }: { contactKey: ContactKey; onDelete: () => void }) => (
  <li className="flex items-start gap-3 px-5 py-3">
    <div className="min-w-0 grow [overflow-wrap:anywhere]">
      <p className="font-mono text-12 text-ink">{spaced(contactKey.fingerprint)}</p>
      <p className="mt-0.5 text-13 text-ink-3">{[...contactKey.user_ids, expiry(contactKey)].join(' · ')}</p>
    </div>
    <IconButton label={copy.deleteKey(spaced(contactKey.fingerprint))} onClick={onDelete}>
      <Trash2 aria-hidden size={16} />
    </IconButton>
  </li>
);

interface DialogProps {
  sender_id: number;
  onClose: () => void;
}

function AddKey({ sender_id, onClose }: DialogProps) {
  const form = useContractForm(ContactKeyCreate, { armored: '' });
  const add = useAct(createContactKey, { inPlace: true, toast: messages.keyAdded });
  return (
    <Dialog title={copy.dialogTitle} onClose={onClose}>
      <p className="mb-5 text-14 text-ink-2 text-pretty">{copy.description}</p>
      <Form
        form={form}
        label={copy.dialogTitle}
        act={(body) => add({ params: { id: String(sender_id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <TextAreaField name="armored" label={copy.armored} rows={8} hint={copy.hint} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending}>
            {copy.add}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

function DeleteKey({ sender_id, contactKey, onClose }: DialogProps & { contactKey: ContactKey }) {
  const remove = useAct(deleteContactKey, { inPlace: true, toast: messages.keyDeleted });
  return (
    <DeleteDialog
      title={copy.deleteTitle}
      pending={remove.pending}
      act={() => remove({ params: { id: String(sender_id), key_id: String(contactKey.id) } })}
      onDone={onClose}
      onClose={onClose}
    >
      <span className="block font-mono text-12 text-ink">{spaced(contactKey.fingerprint)}</span>
      {copy.deleteText}
    </DeleteDialog>
  );
}
