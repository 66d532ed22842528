import { type ReactNode, useState } from 'react';
import { deleteRule, type Rule } from '#core/contract/filters.ts';
import { messages } from '#core/messages.ts';
import { formatAgo, plural } from '#web/lib/format.ts';
import { useAct } from '#web/lib/query.ts';
import { DeleteDialog } from '#web/product/delete-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DangerZone } from '#web/ui/danger-zone.tsx';
import { Page } from '#web/ui/page.tsx';
import { ReadState } from '#web/ui/read-state.tsx';
import { useRule } from './queries.ts';
import { RuleForm } from './rule-form.tsx';

interface Props {
  id: number;
  missing: ReactNode;
  onDeleted: () => void;
}

export function RuleDetail({ id, missing, onDeleted }: Props) {
  return (
    <ReadState query={useRule(id)} title="Rule" missing={missing}>
      {(rule) => (
        <Page title={rule.name} subtitle={hitsOf(rule)}>
          <div className="flex max-w-[960px] flex-col gap-4">
            <RuleForm rule={rule} onSaved={() => undefined} />
            <DeleteRule rule={rule} onDeleted={onDeleted} />
          </div>
        </Page>
      )}
    </ReadState>
  );
}

const hitsOf = ({ hits, last_hit, position }: Rule): string =>
  `Position ${position} · ${last_hit ? `${plural(hits, 'hit')}, last ${formatAgo(last_hit)}` : 'no hits yet'}`;

function DeleteRule({ rule, onDeleted }: { rule: Rule; onDeleted: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const remove = useAct(deleteRule, { inPlace: true, refresh: false });
  return (
    <>
      <DangerZone
        title="Delete this rule"
        action={
          <Button variant="danger" onClick={() => setIsOpen(true)}>
            Delete rule
          </Button>
        }
      >
        <p>It stops running. Its past actions remain. {messages.cannotBeUndone}</p>
      </DangerZone>
      {isOpen && (
        <DeleteDialog
          title="Delete this rule?"
          pending={remove.pending}
          act={() => remove({ params: { id: String(rule.id) } })}
          onDone={onDeleted}
          onClose={() => setIsOpen(false)}
        >
          <strong className="font-medium text-ink">{rule.name}</strong> no longer runs on new notices.{' '}
          {messages.cannotBeUndone}
        </DeleteDialog>
      )}
    </>
  );
}
