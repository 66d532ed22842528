import { useQuery } from '@tanstack/react-query';
import { getNotice, type NoticeRow } from '#core/contract/intake/notices.ts';
import { type ReplyDraft, sendReply } from '#core/contract/intake/replies.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { replyDialogCopy as copy } from '#core/copy/intake/replies.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { agentReading } from '#web/product/agent.ts';
import { Suggestions } from '../actions/suggestions.tsx';
import type { Recipient } from '../actions/unique-recipients.ts';
import { useCacheNotice } from '../queries.ts';
import { LetterForm } from './letter-form.tsx';
import { ReplyTemplates } from './reply-templates.tsx';

interface Props {
  notice: NoticeRow;
  me: Profile;
  draft: ReplyDraft;
  recipients: readonly Recipient[];
  again: string | undefined;
  onClose: () => void;
}

/** Customers write as their company, superusers as the agent. */
function useWriter({ result }: Profile, { company }: NoticeRow): string | undefined {
  const { data: agent } = useQuery(agentReading());
  if (!result.is_superuser && company) return company.name;
  return agent && `${agent.name}, ${agent.organization}`;
}

export function ReplyForm({ notice, me, draft, recipients, again, onClose }: Props) {
  const writer = useWriter(me, notice);
  const cacheNotice = useCacheNotice();
  const send = useAct(sendReply, {
    ...{ inPlace: true, except: [getNotice], toast: messages.replySent },
    onDone: cacheNotice,
  });
  return (
    <LetterForm
      label={copy.replyToSender}
      draft={draft}
      again={again}
      send={(body) => send({ params: { id: String(notice.id) }, body })}
      isPending={send.pending}
      suggestions={<Suggestions name="to" label={copy.addressesInNotice} recipients={recipients} />}
      templates={(onWritten) => <ReplyTemplates notice={notice} draft={draft} onWritten={onWritten} />}
      hint={writer && copy.writtenAs(writer)}
      onClose={onClose}
    />
  );
}
