import { useNavigate } from '@tanstack/react-router';
import {
  ArrowLeft,
  Building2,
  CircleCheck,
  Download,
  FilePlus,
  Maximize2,
  NotebookPen,
  PackageCheck,
  Printer,
  Reply,
  Scale,
  Send,
  Trash2,
  UserPen,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { deleteNotice, type Notice, type NoticeRow } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { addCounterCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { evidenceScreenCopy } from '#core/copy/intake/evidence-pack.ts';
import { addFilesDialogCopy, noticeActionsCopy as copy } from '#core/copy/intake/notices.ts';
import { NOTICE_STATUS, NOTICE_STATUSES, OPEN_NOTICE_STATUSES, SOURCE } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { demandsNothing } from '#core/rules/intake/url-status.ts';
import { useAct } from '#web/lib/call/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { isBeingRead } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/class-names.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { MenuItem } from '#web/ui/dialog/menu.tsx';
import { MoreMenu } from '#web/ui/dialog/more-menu.tsx';
import { Select } from '#web/ui/form/select.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { ChangeSenderDialog } from '../actions/change-sender-dialog.tsx';
import { FileUpload } from '../actions/file-upload.tsx';
import { ReassignDialog } from '../actions/reassign-dialog.tsx';
import { AddCounterNotice } from '../counter-notices/add/add-counter-notice.tsx';
import { Kbd } from '../list/keys-dialog.tsx';
import type { useTriage } from '../list/triage.tsx';
import { mayHandle } from '../may-handle.ts';
import { useOriginal } from '../use-original.ts';
import { EVIDENCE_PACK } from './section.tsx';

const AddFilesDialog = ({ notice, onClose }: { notice: NoticeRow; onClose: () => void }) => (
  <Dialog title={addFilesDialogCopy.title} description={addFilesDialogCopy.description} onClose={onClose}>
    <FileUpload noticeId={notice.id} onDone={onClose} />
  </Dialog>
);

interface Props {
  notice: Notice;
  me: Profile;
  triage: ReturnType<typeof useTriage>;
  /** True while only what the list shows is known. */
  isPartial: boolean;
  /** Compact layout for the split view. */
  within?: boolean;
  onDeleted: () => void;
}

/** A counter-notice answers the removal of a company's material. */
const isCounterable = ({ company, completeness }: Notice): boolean =>
  company !== null && !demandsNothing(completeness.kind);

/** Sources of notices that have an original. */
const RECEIVED: readonly number[] = [SOURCE.email, SOURCE.web_form, SOURCE.api];

const STATUSES = NOTICE_STATUSES.map(({ id, name }) => ({ value: String(id), label: name }));

/** Actions on a notice. Users who may only view it can download the original and print. */
export function NoticeActions({ notice, me, triage, isPartial, within = false, onDeleted }: Props) {
  const [openDialog, setOpenDialog] = useState<'files' | 'sender' | 'company' | 'counter' | 'delete' | null>(null);
  const navigate = useNavigate();
  const evidence = useRef<HTMLElement>(null);
  const goToEvidence = () => {
    evidence.current = document.getElementById(EVIDENCE_PACK);
    evidence.current?.scrollIntoView();
  };
  const handles = mayHandle(me, notice);
  const close = () => setOpenDialog(null);
  const { raw_file_id, number, company } = notice;
  const { original, pending } = useOriginal(raw_file_id, `notice-${number}`);
  const isReassignable = me.result.is_superuser && company !== null && !isBeingRead(notice);
  // beyond § 23: a customer's work is to resolve the notice, the agent's to forward it.
  const isCustomers = !me.result.is_superuser;
  const isOpen = OPEN_NOTICE_STATUSES.includes(notice.status.id);
  // On a phone there is room for one of them; the menu has both.
  const send = (
    <Button
      key="send"
      variant={isCustomers ? 'secondary' : 'primary'}
      icon={<Send aria-hidden size={15} />}
      title={copy.sendHint}
      className={cx(isCustomers && 'max-sm:hidden')}
      onClick={() => triage.open('send', notice)}
    >
      {copy.send}
    </Button>
  );
  const reply = (
    <Button
      key="reply"
      icon={<Reply aria-hidden size={15} />}
      title={copy.replyHint}
      className={cx('max-sm:px-2.5', !isCustomers && 'max-sm:hidden', within && 'max-xl:hidden')}
      onClick={() => triage.open('reply', notice)}
    >
      {copy.replyToSender}
    </Button>
  );
  return (
    <div
      role="toolbar"
      aria-label={copy.notice}
      className={cx(
        'sticky z-20 flex flex-wrap items-center gap-2 border-b border-line bg-surface py-2.5 print:hidden',
        // On phones, a handled notice has them all in one row.
        'max-sm:gap-1.5 max-sm:[&_[role=combobox]]:min-w-0',
        within ? 'top-0 px-7' : 'top-14 rounded-t-xl px-4 sm:px-7 lg:top-0',
      )}
    >
      {!within && (
        <ButtonLink to="/notices" variant="quiet" size="sm" aria-label={copy.allNotices} className="-ml-2">
          <ArrowLeft aria-hidden size={16} /> <span className="max-sm:hidden">{copy.notices}</span>
        </ButtonLink>
      )}
      {handles && (
        <>
          {isCustomers && isOpen && (
            <Button
              variant="primary"
              icon={<CircleCheck aria-hidden size={15} />}
              pending={triage.pending}
              onClick={() => triage.setStatus(notice, NOTICE_STATUS.resolved)}
            >
              {copy.markResolved}
            </Button>
          )}
          {isCustomers ? [reply, send] : [send, reply]}
          <Select
            label={copy.status}
            value={String(notice.status.id)}
            options={STATUSES}
            disabled={triage.pending}
            onChange={(status) => triage.setStatus(notice, Number(status))}
          />
          <Button
            icon={<NotebookPen aria-hidden size={15} />}
            className="max-sm:hidden"
            onClick={() => triage.open('note', notice)}
          >
            {copy.addNote}
          </Button>
        </>
      )}
      {/* Has its place before the original is known, so that what follows does not move. */}
      {(original || (isPartial && RECEIVED.includes(notice.source.id))) && (
        <Button
          icon={<Download aria-hidden size={15} />}
          className="max-sm:hidden"
          pending={pending || isPartial}
          onClick={original}
        >
          {copy.original}
        </Button>
      )}
      <MoreMenu
        label={copy.more}
        focusAfter={() => {
          const section = evidence.current;
          evidence.current = null;
          return section;
        }}
      >
        {handles && (
          <>
            <MenuItem onClick={() => triage.open('send', notice)}>
              <Send aria-hidden size={15} /> {copy.send}
            </MenuItem>
            <MenuItem onClick={() => triage.open('reply', notice)}>
              <Reply aria-hidden size={15} /> {copy.replyToSender}
            </MenuItem>
            <MenuItem onClick={() => triage.open('note', notice)}>
              <NotebookPen aria-hidden size={15} /> {copy.addNote}
            </MenuItem>
            {isCounterable(notice) && (
              <MenuItem onClick={() => setOpenDialog('counter')}>
                <Scale aria-hidden size={15} /> {addCounterCopy.add}
              </MenuItem>
            )}
            <MenuItem onClick={() => setOpenDialog('files')}>
              <FilePlus aria-hidden size={15} /> {copy.addFiles}
            </MenuItem>
            <MenuItem onClick={() => setOpenDialog('sender')}>
              <UserPen aria-hidden size={15} /> {copy.changeSender}
            </MenuItem>
            {isReassignable && (
              <MenuItem onClick={() => setOpenDialog('company')}>
                <Building2 aria-hidden size={15} /> {copy.assignToAnotherCompany}
              </MenuItem>
            )}
          </>
        )}
        {handles && !isBeingRead(notice) && (
          <MenuItem onClick={goToEvidence}>
            <PackageCheck aria-hidden size={15} /> {evidenceScreenCopy.title}
          </MenuItem>
        )}
        {original && (
          <MenuItem onClick={original}>
            <Download aria-hidden size={15} /> {copy.downloadTheOriginal}
          </MenuItem>
        )}
        <MenuItem onClick={() => window.print()}>
          <Printer aria-hidden size={15} /> {copy.print}
        </MenuItem>
        {handles && (
          <MenuItem isGrave onClick={() => setOpenDialog('delete')}>
            <Trash2 aria-hidden size={15} /> {copy.deleteNotice}
          </MenuItem>
        )}
      </MoreMenu>
      {within && (
        <>
          <ButtonLink
            to="/notices/$id"
            params={{ id: String(notice.id) }}
            variant="quiet"
            size="sm"
            aria-label={copy.openFullPage}
            title={copy.openFullPage}
          >
            <Maximize2 aria-hidden size={15} />
          </ButtonLink>
          <span aria-hidden className="ml-auto hidden items-center gap-1 text-12 text-ink-3 2xl:flex">
            <Kbd>j</Kbd>
            <Kbd>k</Kbd> {copy.move} <Kbd>?</Kbd> {copy.keys}
          </span>
        </>
      )}
      {openDialog === 'files' && <AddFilesDialog notice={notice} onClose={close} />}
      {openDialog === 'sender' && <ChangeSenderDialog notice={notice} me={me} onClose={close} />}
      {openDialog === 'company' && company && <ReassignDialog notice={notice} company={company} onClose={close} />}
      {openDialog === 'counter' && (
        <AddCounterNotice
          notice={notice}
          onAdded={({ id }) => void navigate({ to: '/counter-notices/$id', params: { id: String(id) } })}
          onClose={close}
        />
      )}
      {openDialog === 'delete' && <DeleteNotice notice={notice} onDeleted={onDeleted} onClose={close} />}
    </div>
  );
}

interface DeleteProps {
  notice: Notice;
  onDeleted: () => void;
  onClose: () => void;
}

function DeleteNotice({ notice, onDeleted, onClose }: DeleteProps) {
  const remove = useAct(deleteNotice, { inPlace: true, refresh: false });
  return (
    <DeleteDialog
      title={copy.deleteNoticeNumber(notice.number)}
      pending={remove.pending}
      act={() => remove({ params: { id: String(notice.id) } })}
      onDone={onDeleted}
      onClose={onClose}
    >
      {copy.deleteText(messages.cannotBeUndone)}
    </DeleteDialog>
  );
}
