import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { deleteRule, getRule } from '#core/contract/intake/filters.ts';
import { rulesScreenCopy as copy } from '#core/copy/intake/rules.ts';
import { messages } from '#core/messages.ts';
import { RuleDetail } from '#web/features/rules/rule-detail.tsx';
import { RuleForm } from '#web/features/rules/rule-form.tsx';
import { RulesList } from '#web/features/rules/rules-list.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { useLeaveDeleted } from '../location/leave-deleted.ts';
import { WithId } from '../location/with-id.tsx';
import { WithMe } from '../location/with-me.tsx';
import { Missing } from '../public/missing.tsx';

/** For superusers only; shown as not found to everyone else (spec §6). */
const ForSuperusers = ({ children }: { children: ReactNode }) => (
  <WithMe>{(me) => (me.result.is_superuser ? children : <Missing />)}</WithMe>
);

export const RulesScreen = () => (
  <ForSuperusers>
    <RulesList />
  </ForSuperusers>
);

export function NewRuleScreen() {
  const navigate = useNavigate();
  return (
    <ForSuperusers>
      <Page title={copy.title}>
        <div className="max-w-[960px]">
          <RuleForm onSaved={() => void navigate({ to: '/filters' })} />
        </div>
      </Page>
    </ForSuperusers>
  );
}

export function RuleScreen() {
  const leave = useLeaveDeleted({
    toast: messages.ruleDeleted,
    to: '/filters',
    forget: [getRule],
    touched: deleteRule.touches,
  });
  return (
    <WithId name="id">
      {(id) => (
        <ForSuperusers>
          <RuleDetail key={id} id={id} missing={<Missing />} onDeleted={() => void leave()} />
        </ForSuperusers>
      )}
    </WithId>
  );
}
