import { useQuery } from '@tanstack/react-query';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { getReply } from '#core/contract/intake/replies.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { replyDialogCopy as copy } from '#core/copy/intake/replies.ts';
import { reading } from '#web/lib/call/query.ts';
import { noticeTitle } from '#web/product/notices/notice-words.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { useNotice } from '../queries.ts';
import { ReplyForm } from './reply-form.tsx';
import { replyRecipients } from './reply-recipients.ts';

interface Props {
  notice: NoticeRow;
  me: Profile;
  /** The recipient of a reply that failed. */
  again?: string;
  onClose: () => void;
}

/** Replies to the sender of a notice. */
export const ReplyDialog = (props: Props) => (
  <Dialog title={copy.replyToSender} description={noticeTitle(props.notice)} size="lg" onClose={props.onClose}>
    <ReplyBody {...props} />
  </Dialog>
);

function ReplyBody({ notice, me, again, onClose }: Props) {
  const draft = useQuery({ ...reading(getReply, { params: { id: String(notice.id) } }), staleTime: 0 });
  const whole = useNotice(notice.id);
  if (draft.error || whole.error) return <ErrorPanel error={draft.error ?? whole.error} onRetry={draft.refetch} />;
  // An older draft may name elements that were found since.
  if (!draft.data || !draft.isFetchedAfterMount || !whole.data || whole.isPlaceholderData)
    return <SkeletonRows rows={5} label={copy.loadingTheDraft} />;
  const { can_send, why } = draft.data;
  const { kind } = notice.completeness;
  const recipients = replyRecipients(whole.data);
  const hasOthers = kind !== 'bounce' && kind !== 'auto_reply' && (me.result.is_superuser || recipients.length > 0);
  if (!can_send && !hasOthers) return <Refused why={why ?? ''} onClose={onClose} />;
  return (
    <ReplyForm notice={notice} me={me} draft={draft.data} recipients={recipients} again={again} onClose={onClose} />
  );
}

const Refused = ({ why, onClose }: { why: string; onClose: () => void }) => (
  <>
    <p role="status" className="text-14 text-ink">
      {why}
    </p>
    <Actions>
      <Button onClick={onClose}>{copy.close}</Button>
    </Actions>
  </>
);
