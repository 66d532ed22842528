import { useNavigate } from '@tanstack/react-router';
import { assignHost } from '#core/contract/intake/assigned-hosts.ts';
import { type Notice, updateNotice } from '#core/contract/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { useCacheNotice } from '../queries.ts';

/** Assigns the notice and every later one about a host. */
export function useAssignHost(host: string) {
  const cacheNotice = useCacheNotice();
  return useAct(assignHost, {
    toast: ({ company }) => messages.hostAssigned(host, company?.name ?? ''),
    onDone: cacheNotice,
  });
}

/** Assigns a company. If the response is another notice, navigates to it and explains the result in a toast. */
export function useAssign(notice: Notice) {
  const cacheNotice = useCacheNotice();
  const navigate = useNavigate();
  return useAct(updateNotice, {
    toast: ({ id, number, company }) =>
      id === notice.id ? messages.noticeUpdated : messages.noticeReassigned(number, company?.name ?? '', notice.number),
    onDone: (answer) => {
      cacheNotice(answer);
      if (answer.id !== notice.id) void navigate({ to: '/notices/$id', params: { id: String(answer.id) } });
    },
  });
}
