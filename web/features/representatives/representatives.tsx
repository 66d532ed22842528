import { UserPlus, Users } from 'lucide-react';
import { useState } from 'react';
import type { Company } from '#core/contract/companies.ts';
import type { Representative } from '#core/contract/representatives.ts';
import type { Profile } from '#core/contract/users.ts';
import { representativesCopy as copy } from '#core/copy/representatives.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';
import { useListState } from '#web/lib/list-state.ts';
import { rolesIn } from '#web/product/companies/roles-in.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListRows } from '#web/ui/list-rows.tsx';
import { ListTools } from '#web/ui/list-tools.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { rolesManaged } from './manages.ts';
import { useRepresentatives } from './queries.ts';
import { RepresentativeActs } from './representative-acts.tsx';
import { RepresentativeCard, representativeColumns } from './representative-columns.tsx';
import { REPRESENTATIVE_LIST } from './representatives-query.ts';

interface Props {
  me: Profile;
  company: Company;
  /** The one who looks took their own last role away. */
  onLeft: () => void;
}

/** Who acts for a company and who was invited to, and for those who may: inviting, changing and removing them. */
export function Representatives({ me, company, onLeft }: Props) {
  const list = useListState<never>(REPRESENTATIVE_LIST);
  const query = useRepresentatives(company.id, list.state);
  const [isInviting, setIsInviting] = useState(false);
  const roles = rolesManaged(me, company.id);
  const isRemoved = company.status.id === COMPANY_STATUS.removed;
  const mayInvite = roles.length > 0 && !isRemoved;
  const isMe = ({ user }: Representative) => user?.id === me.result.id;
  const isOnlyRole = rolesIn(me, company.id).length === 1 && !me.result.is_superuser;
  const around = {
    isMe,
    acts: (representative: Representative) => (
      <RepresentativeActs
        representative={representative}
        roles={roles}
        isRemoved={isRemoved}
        isMe={isMe(representative)}
        isLeaving={isMe(representative) && isOnlyRole}
        onLeft={onLeft}
      />
    ),
  };
  const columns = representativeColumns(around).slice(0, roles.length > 0 ? undefined : -1);
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
        card={(representative) => <RepresentativeCard representative={representative} {...around} />}
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
