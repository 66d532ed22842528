import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { type Representative, resendInvitation } from '#core/contract/registry/representatives.ts';
import { representativeActionsCopy as copy } from '#core/copy/registry/representatives.ts';
import type { Role } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Menu, MenuItem } from '#web/ui/dialog/menu.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  representative: Representative;
  /** Roles that the user may grant and revoke. */
  roles: readonly Role[];
  /** True for a removed company: roles can only be revoked. */
  isRemoved: boolean;
  isMe: boolean;
  isLeaving: boolean;
  onLeft: () => void;
}

/** Menu of the actions that the user may take on a representative. */
export function RepresentativeActions(props: Props) {
  const { representative, roles, isRemoved, isMe, isLeaving, onLeft } = props;
  const [openDialog, setOpenDialog] = useState<'role' | 'removal' | null>(null);
  const resend = useAct(resendInvitation, {
    toast: ({ email }) => messages.invitationSent(email),
  });
  if (!roles.includes(representative.role)) return null;
  const isInvited = representative.status === 'invited';
  const close = () => setOpenDialog(null);
  return (
    <span className="relative z-10">
      <Menu
        align="end"
        trigger={
          <IconButton label={copy.actionsFor(representative.email)}>
            <Ellipsis aria-hidden size={18} />
          </IconButton>
        }
      >
        {!isRemoved && <MenuItem onClick={() => setOpenDialog('role')}>{copy.changeRole}</MenuItem>}
        {!isRemoved && isInvited && (
          <MenuItem onClick={() => void resend({ params: { id: String(representative.id) } })}>
            {copy.resendInvitation}
          </MenuItem>
        )}
        <MenuItem onClick={() => setOpenDialog('removal')}>
          {isInvited ? copy.withdrawInvitation : copy.remove}
        </MenuItem>
      </Menu>
      {openDialog === 'role' && <ChangeRoleDialog representative={representative} roles={roles} onClose={close} />}
      {openDialog === 'removal' && (
        <RemoveDialog
          representative={representative}
          isMe={isMe}
          isLeaving={isLeaving}
          onLeft={onLeft}
          onClose={close}
        />
      )}
    </span>
  );
}
