import { useQueries, useQuery } from '@tanstack/react-query';
import type { NoticeRow } from '#core/contract/intake/notices.ts';
import { listUsers, type Profile } from '#core/contract/records/users.ts';
import { listRepresentatives } from '#core/contract/registry/representatives.ts';
import { USER_STATUS } from '#core/lookups.ts';
import { rolesWith } from '#core/rules/records/permissions.ts';
import { reading } from '#web/lib/call/query.ts';

interface Person {
  id: number;
  name: string;
}

const LIMIT = 200;
/** Companies of a bulk action whose handlers are looked up. */
const MAX_COMPANIES = 5;

/** Those who are in every list, by name. */
function inAll(lists: readonly (readonly Person[])[]): Person[] {
  const [first = [], ...others] = lists;
  const shared = first.filter(({ id }) => others.every((list) => list.some((one) => one.id === id)));
  return [...new Map(shared.map((person) => [person.id, person])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

/**
 * People who may handle all of these notices: the handlers of their companies and, for superusers, the superusers. Undefined while
 * loading.
 */
export function useAssignees(
  me: Profile,
  notices: readonly Pick<NoticeRow, 'company'>[],
  { enabled = true }: { enabled?: boolean } = {},
): readonly Person[] | undefined {
  const ids = [...new Set(notices.map(({ company }) => company?.id ?? 0))];
  const isKnown = ids.length <= MAX_COMPANIES && !ids.includes(0);
  const teams = useQueries({
    queries: (isKnown && enabled ? ids : []).map((id) =>
      reading(listRepresentatives, { params: { id: String(id) }, query: { limit: LIMIT } }),
    ),
  });
  const { is_superuser } = me.result;
  const staff = useQuery({
    ...reading(listUsers, { query: { is_superuser: true, limit: LIMIT } }),
    enabled: enabled && is_superuser,
  });
  if (teams.some(({ isPending }) => isPending) || (is_superuser && staff.isPending)) return undefined;
  const roles = rolesWith('notice.handle');
  const handlers = inAll(
    teams.map(({ data }) =>
      (data?.results ?? []).flatMap(({ user, role, status }) =>
        user && status === 'active' && roles.includes(role) ? [user] : [],
      ),
    ),
  );
  const colleagues = (staff.data?.results ?? []).filter(({ status }) => status.id === USER_STATUS.active);
  return [...new Map([...colleagues, ...handlers].map(({ id, name }) => [id, { id, name }])).values()];
}
