import { type ReactNode, useState } from 'react';
import { z } from 'zod';
import { getNotice, type Notice } from '#core/contract/intake/notices.ts';
import { createUrlActions, UrlActionCreate } from '#core/contract/intake/url-actions.ts';
import { recordDialogCopy as copy, urlActionsCopy } from '#core/copy/intake/record-actions.ts';
import { messages } from '#core/messages.ts';
import { DECLINE_REASONS, type UrlAction } from '#core/rules/intake/url-states.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { SubscriberField } from '#web/product/subscribers/subscriber-field.tsx';
import { Breakable } from '#web/ui/breakable.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { CheckLine } from '#web/ui/form/check-line.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useCacheNotice } from '../queries.ts';
import { type Proof, ProofField } from './proof-field.tsx';
import { ReasonField } from './reason-field.tsx';
import { type Asked, countedUrls, openOnly } from './targets.ts';

const { note, subscriber, reason } = UrlActionCreate.shape;

/** Form values: the date is as typed, in the user's time zone. */
const fieldsOf = (action: UrlAction) =>
  z.object({
    date: z.string(),
    note,
    subscriber,
    reason: action === 'declined' ? z.enum(DECLINE_REASONS, { error: messages.actionReasonRequired }) : reason,
  });

const NAMING_SUBSCRIBER: readonly UrlAction[] = ['disabled', 'user_notified'];

/** Records an action. The server's response is the notice, which is written to the cache. */
export function useRecord(onDone?: () => void) {
  const cacheNotice = useCacheNotice();
  const record = useAct(createUrlActions, {
    except: [getNotice],
    inPlace: true,
    onDone: (notice) => {
      cacheNotice(notice);
      onDone?.();
    },
  });
  return record;
}

interface Props {
  notice: Notice;
  asked: Asked;
  /** What to consider before the action is recorded. */
  warning?: ReactNode;
  onRecorded: (urls: readonly number[], after: Notice) => void;
  onClose: () => void;
}

/** Records an action on one or more URLs of a notice, with its details. */
export function RecordDialog({ notice, asked, warning, onRecorded, onClose }: Props) {
  const { action, urls } = asked;
  const open = openOnly(asked);
  const [isOnlyOpen, setIsOnlyOpen] = useState(open !== null);
  const [proof, setProof] = useState<Proof | null>(null);
  const record = useRecord();
  const form = useContractForm(fieldsOf(action), { date: '', note: '', subscriber: '', reason: '' });
  const targets = open && isOnlyOpen ? open : urls;
  const isEvery = asked.isAll && targets.length === countedUrls(notice).length;
  const [only] = targets;
  return (
    <Dialog
      title={copy.titles[action](targets.length)}
      description={
        <>
          {targets.length === 1 && only && (
            <p className="mb-1 line-clamp-2 font-mono text-12 [overflow-wrap:anywhere]">
              <Breakable text={only.url} />
            </p>
          )}
          <p>{copy.descriptions[action]}</p>
        </>
      }
      onClose={onClose}
    >
      <Form
        form={form}
        label={copy.titles[action](targets.length)}
        act={({ date, ...rest }) =>
          record({
            params: { id: String(notice.id) },
            body: {
              ...rest,
              action,
              urls: isEvery ? 'all' : targets.map(({ id }) => id),
              date: date === '' ? null : new Date(date).toISOString(),
              file_id: proof?.file_id ?? null,
            },
          })
        }
        onDone={(after) => {
          onRecorded(
            targets.map(({ id }) => id),
            after,
          );
          onClose();
        }}
        className="flex flex-1 flex-col gap-5"
      >
        {warning}
        {open && (
          <CheckLine label={copy.onlyOpen(open.length, urls.length)} checked={isOnlyOpen} onChange={setIsOnlyOpen} />
        )}
        {action === 'declined' && <ReasonField />}
        {NAMING_SUBSCRIBER.includes(action) && notice.company && (
          <SubscriberField
            name="subscriber"
            label={copy.subscriber}
            hint={copy.subscriberHint}
            companyId={notice.company.id}
          />
        )}
        {action !== 'undone' && (
          <TextField name="date" type="datetime-local" label={copy.date} optional hint={copy.dateHint} />
        )}
        <TextAreaField name="note" label={copy.note} rows={2} optional />
        {action !== 'undone' && <ProofField proof={proof} onChange={setProof} />}
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={record.pending}>
            {copy.submit[action]}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

/** Words of the toast; an action on the last open URL also resolves the notice. */
export function recordedText(action: UrlAction, count: number, hasResolved = false): string {
  if (action === 'undone') return urlActionsCopy.undone(count);
  return hasResolved ? urlActionsCopy.recordedAll(count) : urlActionsCopy.recorded(count);
}
