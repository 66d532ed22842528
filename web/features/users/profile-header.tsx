import { Pencil, ShieldCheck, ShieldMinus } from 'lucide-react';
import { useState } from 'react';
import type { User } from '#core/contract/records/users.ts';
import { profileHeaderCopy as copy, renameDialogCopy, superuserDialogCopy } from '#core/copy/records/users.ts';
import { type Actor, can } from '#core/rules/records/permissions.ts';
import { useMe } from '#web/lib/call/me.ts';
import { formatAgo, formatDate } from '#web/lib/format.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { DefinitionList } from '#web/ui/page/definition-list.tsx';
import { ResetFactors } from './factors/reset-factors.tsx';
import { roleName } from './list/user-columns.tsx';
import { NamesForm } from './names-form.tsx';
import { imageOf } from './picture/user-image.ts';
import { StatusControl } from './status-control.tsx';
import { SuperuserDialog } from './superuser-dialog.tsx';

/** The user's identity, and the fields that the viewer may change. */
export function ProfileHeader({ user, me }: { user: User; me: Actor }) {
  const [isRenaming, setIsRenaming] = useState(false);
  const subject = { user_id: user.id };
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-5 gap-y-4 px-4 pt-6 pb-6 sm:px-7">
        <Avatar size="lg" person={user} image={imageOf(user)} />
        <div className="min-w-0 flex-1 basis-52">
          <h1 tabIndex={-1} className="font-serif text-26 font-medium text-ink [overflow-wrap:anywhere] sm:text-34">
            {user.name}
          </h1>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-ink-2">
            <span className="[overflow-wrap:anywhere]">{user.email}</span>
            <StatusBadge status={user.status} />
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {can(me, 'user.rename', subject) && (
            <Button icon={<Pencil aria-hidden size={16} />} onClick={() => setIsRenaming(true)}>
              {copy.rename}
            </Button>
          )}
          {can(me, 'user.set_superuser', subject) && <SuperuserControl user={user} />}
          {can(me, 'user.reset_factors', subject) && <ResetFactors user={user} />}
          {can(me, 'user.set_status', subject) && <StatusControl user={user} />}
        </div>
      </header>
      <div className="border-y border-line bg-sunken px-4 py-4 sm:px-7">
        <DefinitionList
          items={[
            { term: copy.role, value: roleName(user) },
            { term: copy.joined, value: <Moment date={user.date_joined} text={formatDate(user.date_joined)} /> },
            {
              term: copy.lastLogin,
              value: user.last_login ? <Moment date={user.last_login} text={formatAgo(user.last_login)} /> : copy.never,
            },
          ]}
        />
      </div>
      {isRenaming && <RenameDialog user={user} onClose={() => setIsRenaming(false)} />}
    </>
  );
}

function SuperuserControl({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const me = useMe();
  const Icon = user.is_superuser ? ShieldMinus : ShieldCheck;
  return (
    <>
      <Button icon={<Icon aria-hidden size={16} />} onClick={() => setIsOpen(true)}>
        {user.is_superuser ? superuserDialogCopy.removeSuperuser : superuserDialogCopy.makeSuperuser}
      </Button>
      {isOpen && <SuperuserDialog user={user} myEmail={me?.result.email ?? ''} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RenameDialog({ user, onClose }: { user: User; onClose: () => void }) {
  return (
    <Dialog title={renameDialogCopy.title} description={user.email} onClose={onClose}>
      <NamesForm user={user} onDone={onClose} />
    </Dialog>
  );
}
