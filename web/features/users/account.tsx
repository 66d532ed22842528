import { History } from 'lucide-react';
import type { Profile } from '#core/contract/records/users.ts';
import { accountCopy as copy } from '#core/copy/records/users.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { ButtonLink } from '#web/ui/link.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { SkeletonRows } from '#web/ui/page/skeleton.tsx';
import { ThemeChoice } from '#web/ui/page/theme-choice.tsx';
import { CompanyList } from './company-list.tsx';
import { DeleteUserZone } from './delete-user.tsx';
import { DigestSwitch } from './digest-switch.tsx';
import { FactorsCard } from './factors/factors-card.tsx';
import { useFactors } from './factors/queries.ts';
import { LoginList } from './login-list.tsx';
import { NamesForm } from './names-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PictureField } from './picture/picture-field.tsx';
import { useAreListsKnown } from './queries.ts';

interface Props {
  me: Profile['result'];
  onDeleted: () => void;
}

/** The user's own account: profile on the left, companies and logins on the right. */
export function Account({ me, onDeleted }: Props) {
  const areListsKnown = useAreListsKnown(me.id);
  const areFactorsKnown = useFactors(me.id).isFetched;
  return (
    <Page
      title={copy.account}
      subtitle={copy.subtitle}
      actions={
        <ButtonLink to="/history">
          <History aria-hidden size={16} /> {copy.history}
        </ButtonLink>
      }
    >
      <div className="grid gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start">
        <div className="flex min-w-0 flex-col gap-4">
          <div id="picture" className="scroll-mt-20">
            <Card title={copy.picture}>
              <PictureField user={me} />
            </Card>
          </div>
          <div id="names" className="scroll-mt-20">
            <Card title={copy.name}>
              {/* The key remounts the form when the saved values change elsewhere. */}
              <NamesForm key={`${me.first_name}\n${me.last_name}`} own user={me} />
              <div
                id="email"
                className="mt-5 scroll-mt-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-line pt-4"
              >
                <span className="text-13 font-medium text-ink">{copy.email}</span>
                <span className="text-14 text-ink-2 [overflow-wrap:anywhere]">{me.email}</span>
                <StatusBadge status={me.status} />
              </div>
            </Card>
          </div>
          <Card title={copy.password}>
            <PasswordForm userId={me.id} email={me.email} />
          </Card>
          <FactorsCard userId={me.id} email={me.email} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={copy.theme}>
            <ThemeChoice />
          </Card>
          {/* Superusers get no weekly summary. */}
          {!me.is_superuser && (
            <Card title={copy.weeklySummary}>
              <DigestSwitch />
            </Card>
          )}
          {areListsKnown ? (
            <>
              <Card flush title={copy.companies}>
                <div className="border-t border-line">
                  <CompanyList own userId={me.id} />
                </div>
              </Card>
              <Card flush title={copy.recentLogins}>
                <div className="border-t border-line">
                  <LoginList userId={me.id} />
                </div>
              </Card>
            </>
          ) : (
            <SkeletonRows rows={5} label={copy.loadingCompaniesAndLogins} />
          )}
        </div>
      </div>
      {areListsKnown && areFactorsKnown && (
        <div className="mt-4">
          <DeleteUserZone own user={me} onDeleted={onDeleted} />
        </div>
      )}
    </Page>
  );
}
