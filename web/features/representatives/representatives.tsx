import { useQuery } from '@tanstack/react-query';
import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Input } from '#core/contract/endpoint.ts';
import type { Profile } from '#core/contract/records/users.ts';
import type { Company } from '#core/contract/registry/companies.ts';
import {
  listRepresentatives,
  type Representative,
  RepresentativeListQuery,
} from '#core/contract/registry/representatives.ts';
import { representativesCopy as copy } from '#core/copy/registry/representatives.ts';
import { COMPANY_STATUS, ROLES, type Role } from '#core/lookups.ts';
import { can } from '#core/rules/records/permissions.ts';
import { pageReading } from '#web/lib/call/list-page.ts';
import { type ListState, pageQuery, useListState } from '#web/lib/list-state.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { Button } from '#web/ui/button.tsx';
import { ListRows } from '#web/ui/list/list-rows.tsx';
import { ListTools } from '#web/ui/list/list-tools.tsx';
import { EmptyState } from '#web/ui/page/empty-state.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RepresentativeActions } from './representative-actions.tsx';
import { RepresentativeCard, representativeColumns } from './representative-columns.tsx';

type RepresentativesQuery = NonNullable<Input<typeof listRepresentatives>['query']>;

/** Default sort: owners first. */
const REPRESENTATIVE_LIST = { sort: 'role', filters: [] } as const;

/** Maps URL parameters to the API query; invalid values are dropped. */
const representativesQuery = (state: ListState<never>): RepresentativesQuery => ({
  ...pageQuery(state),
  ordering: RepresentativeListQuery.shape.ordering.safeParse(state.sort).data ?? REPRESENTATIVE_LIST.sort,
});

const useRepresentatives = (companyId: number, state: ListState<never>) =>
  useQuery(pageReading(listRepresentatives, { params: { id: String(companyId) }, query: representativesQuery(state) }));

interface Props {
  me: Profile;
  company: Company;
  /** Called when the user removed their own last role. */
  onLeft: () => void;
}

/** A company's representatives and pending invitations, with actions for users who may manage them. */
export function Representatives({ me, company, onLeft }: Props) {
  const list = useListState<never>(REPRESENTATIVE_LIST);
  const query = useRepresentatives(company.id, list.state);
  const [isInviting, setIsInviting] = useState(false);
  const roles = manageableRoles(me, company.id);
  const isRemoved = company.status.id === COMPANY_STATUS.removed;
  const mayInvite = roles.length > 0 && !isRemoved;
  const isMe = ({ user }: Representative) => user?.id === me.result.id;
  const isOnlyRole = rolesIn(me, company.id).length === 1 && !me.result.is_superuser;
  const context = {
    isMe,
    actions: (representative: Representative) => (
      <RepresentativeActions
        representative={representative}
        roles={roles}
        isRemoved={isRemoved}
        isMe={isMe(representative)}
        isLeaving={isMe(representative) && isOnlyRole}
        onLeft={onLeft}
      />
    ),
  };
  const columns = representativeColumns(context).slice(0, roles.length > 0 ? undefined : -1);
  const invite = (
    <Button variant="primary" icon={<UserPlus aria-hidden size={16} />} onClick={() => setIsInviting(true)}>
      {copy.invite}
    </Button>
  );
  return (
    <>
      <ListTools search={copy.search} list={list} columns={columns}>
        {mayInvite && invite}
      </ListTools>
      <ListRows
        noun={copy.noun}
        list={list}
        query={query}
        columns={columns}
        card={(representative) => <RepresentativeCard representative={representative} {...context} />}
        nameOf={({ email }) => email}
        empty={
          <EmptyState
            icon={Users}
            title={copy.noRepresentativesYet}
            text={copy.noRepresentativesYetText}
            action={mayInvite && invite}
          />
        }
      />
      {mayInvite && !list.isFiltered && query.data?.count === 1 && (
        <EmptyState compact icon={Users} title={copy.onlyOnePersonSoFar} text={copy.onlyOnePersonText} />
      )}
      {isInviting && <InviteDialog company={company} roles={roles} onClose={() => setIsInviting(false)} />}
    </>
  );
}

/** Roles that the user may grant and revoke: administrators all but Owner (decisions §6). */
function manageableRoles(me: Profile, companyId: number): readonly Role[] {
  const subject = { roles: rolesIn(me, companyId) };
  if (!can(me.result, 'representative.manage', subject)) return [];
  const mayManageOwners = can(me.result, 'representative.manage_owners', subject);
  return ROLES.filter((role) => role !== 'owner' || mayManageOwners);
}
