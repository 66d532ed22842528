import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { decideOnForm, listUnconfirmedForms, type UnconfirmedForm } from '#core/contract/intake/submissions.ts';
import { unconfirmedFormsCopy as copy } from '#core/copy/intake/unconfirmed-forms.ts';
import { useAct } from '#web/lib/call/query.ts';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';

/** Neither decision can be undone. Spam is confirmed first, because no one sees it afterwards. */
export function useDecide(onDecided: (form: UnconfirmedForm) => void): {
  accept: (form: UnconfirmedForm) => void;
  askSpam: (form: UnconfirmedForm) => void;
  /** The form that a decision is running for. */
  pendingId: number | null;
  dialog: ReactNode;
} {
  const [running, setRunning] = useState<UnconfirmedForm | null>(null);
  const [spam, setSpam] = useState<UnconfirmedForm | null>(null);
  const client = useQueryClient();
  const decide = useAct(decideOnForm, {
    toast: ({ notice, counter_notice }) => {
      if (counter_notice) return copy.accepted(copy.kinds.counter_notice, counter_notice.number);
      return notice ? copy.accepted(copy.kinds.notice, notice.number) : copy.marked;
    },
  });
  const run = async (form: UnconfirmedForm, as: 'notice' | 'spam') => {
    setRunning(form);
    const outcome = await decide({ params: { id: String(form.id) }, body: { as } });
    setRunning(null);
    setSpam(null);
    if (outcome?.done) onDecided(form);
    // Refused because someone else decided or the sender confirmed it: the list is out of date.
    else void client.invalidateQueries({ queryKey: [listUnconfirmedForms.name] });
  };
  return {
    accept: (form) => void run(form, 'notice'),
    askSpam: setSpam,
    pendingId: running?.id ?? null,
    dialog: spam && (
      <ConfirmDialog
        title={copy.spamTitle}
        act={copy.spam}
        danger
        pending={decide.pending}
        onAct={() => void run(spam, 'spam')}
        onClose={() => setSpam(null)}
      >
        {copy.spamText(spam.company.name, copy.kinds[spam.kind ?? 'notice'])}
      </ConfirmDialog>
    ),
  };
}
