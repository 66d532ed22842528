import type { ReactNode } from 'react';
import { profileCopy as copy } from '#core/copy/records/users.ts';
import { type Actor, can } from '#core/rules/records/permissions.ts';
import { isNotFound } from '#web/lib/wire/call-error.ts';
import { Card } from '#web/ui/page/card.tsx';
import { ErrorPanel } from '#web/ui/page/error-panel.tsx';
import { Page, Title } from '#web/ui/page/page.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { CompanyList } from './company-list.tsx';
import { DeleteUserZone } from './delete-user.tsx';
import { LoginList } from './login-list.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { useAreListsKnown, useUser } from './queries.ts';

interface Props {
  userId: number;
  me: Actor;
  /** Rendered when the user doesn't exist or isn't visible to the viewer. */
  missing: ReactNode;
  onDeleted: () => void;
}

/** A user's profile. Sections that the viewer may not see are hidden. */
export function UserProfile({ userId, me, missing, onDeleted }: Props) {
  const query = useUser(userId);
  const subject = { user_id: userId };
  const seesLists = can(me, 'user.see_logins', subject);
  const areListsKnown = useAreListsKnown(userId, { enabled: seesLists });
  if (query.isPending) return <SkeletonRows rows={4} label={copy.loadingTheProfile} />;
  if (isNotFound(query.error)) return missing;
  if (query.isError) {
    return (
      <Page title={copy.profile}>
        <ErrorPanel error={query.error} onRetry={query.refetch} />
      </Page>
    );
  }
  const user = query.data;
  if (seesLists && !areListsKnown) return <SkeletonRows rows={4} label={copy.loadingTheProfile} />;
  return (
    <>
      <Title>{user.name}</Title>
      <ProfileHeader user={user} me={me} />
      <div className="flex flex-col gap-4 px-4 py-6 sm:px-7">
        {seesLists && (
          <div className="grid gap-4 lg:grid-cols-2 lg:items-start">
            <Card flush title={copy.companies}>
              <div className="border-t border-line">
                <CompanyList userId={user.id} own={user.id === me.id} />
              </div>
            </Card>
            <Card flush title={copy.logins}>
              <div className="border-t border-line">
                <LoginList userId={user.id} />
              </div>
            </Card>
          </div>
        )}
        {can(me, 'user.delete', subject) && (
          <DeleteUserZone user={user} own={user.id === me.id} onDeleted={onDeleted} />
        )}
      </div>
    </>
  );
}
