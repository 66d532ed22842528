import { type ReactNode, useState } from 'react';
import { deleteRule, type Rule } from '#core/contract/intake/filters.ts';
import { ruleDetailCopy as copy } from '#core/copy/intake/rules.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { formatAgo } from '#web/lib/format.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/dialog/danger-zone.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { ReadState } from '#web/ui/page/read-state.tsx';
import { useRule } from './queries.ts';
import { RuleForm } from './rule-form.tsx';
import { RuleRunCard } from './rule-run.tsx';

interface Props {
  id: number;
  missing: ReactNode;
  onDeleted: () => void;
}

export function RuleDetail({ id, missing, onDeleted }: Props) {
  return (
    <ReadState query={useRule(id)} title={copy.rule} missing={missing}>
      {(rule) => (
        <Page title={rule.name} subtitle={hitsOf(rule)}>
          <div className="flex max-w-[960px] flex-col gap-4">
            <RuleForm rule={rule} onSaved={() => undefined} />
            <RuleRunCard ruleId={rule.id} />
            <DeleteRule rule={rule} onDeleted={onDeleted} />
          </div>
        </Page>
      )}
    </ReadState>
  );
}

const hitsOf = ({ hits, last_hit, position }: Rule): string =>
  copy.position(position, last_hit ? copy.hitsLast(hits, formatAgo(last_hit)) : copy.noHitsYet);

function DeleteRule({ rule, onDeleted }: { rule: Rule; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteRule, { inPlace: true, refresh: false });
  return (
    <>
      <DangerZone
        title={copy.deleteThisRule}
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            {copy.deleteRule}
          </Button>
        }
      >
        <p>{copy.deleteText(messages.cannotBeUndone)}</p>
      </DangerZone>
      {isOpen && (
        <DeleteDialog
          title={copy.deleteThisRuleTitle}
          pending={remove.pending}
          act={() => remove({ params: { id: String(rule.id) } })}
          onDone={onDeleted}
          onClose={() => setIsOpen(false)}
        >
          <strong className="font-medium text-ink">{rule.name}</strong>{' '}
          {copy.deleteConfirmation(messages.cannotBeUndone)}
        </DeleteDialog>
      )}
    </>
  );
}
