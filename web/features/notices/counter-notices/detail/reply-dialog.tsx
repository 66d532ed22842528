import { useQuery } from '@tanstack/react-query';
import {
  type CounterNotice,
  getCounterNotice,
  getCounterNoticeReply,
  sendCounterNoticeReply,
} from '#core/contract/intake/counter-notices.ts';
import type { ReplyDraft } from '#core/contract/intake/replies.ts';
import { counterReplyCopy as copy, counterNoticeCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { messages } from '#core/messages.ts';
import { reading, useAct } from '#web/lib/call/query.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { LetterForm } from '../../reply/letter-form.tsx';
import { useCacheCounterNotice } from '../queries.ts';
import { senderOf } from '../words.ts';

interface Props {
  one: CounterNotice;
  onClose: () => void;
}

/** Writes to the sender of a counter-notice; the draft names the missing elements. */
export const CounterReplyDialog = (props: Props) => (
  <Dialog title={copy.title} description={counterNoticeCopy.of(senderOf(props.one))} size="lg" onClose={props.onClose}>
    <ReplyBody {...props} />
  </Dialog>
);

function ReplyBody({ one, onClose }: Props) {
  const draft = useQuery({
    ...reading(getCounterNoticeReply, { params: { id: String(one.id) } }),
    staleTime: 0,
  });
  if (draft.error) return <ErrorPanel error={draft.error} onRetry={draft.refetch} />;
  // An older draft may name elements that were found since.
  if (!draft.data || !draft.isFetchedAfterMount) return <SkeletonRows rows={5} label={copy.loading} />;
  return <ReplyForm one={one} draft={draft.data} onClose={onClose} />;
}

function ReplyForm({ one, draft, onClose }: Props & { draft: ReplyDraft }) {
  const cache = useCacheCounterNotice();
  const send = useAct(sendCounterNoticeReply, {
    ...{ inPlace: true, except: [getCounterNotice], toast: messages.replySent },
    onDone: cache,
  });
  return (
    <LetterForm
      label={copy.title}
      draft={draft}
      send={(body) => send({ params: { id: String(one.id) }, body })}
      isPending={send.pending}
      onClose={onClose}
    />
  );
}
