import { useState } from 'react';
import { type Representative, removeRepresentative } from '#core/contract/representatives.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog.tsx';

interface Props {
  representative: Representative;
  isMe: boolean;
  /** The one who looks has no other role here and will no longer see the company. */
  isLeaving: boolean;
  onLeft: () => void;
  onClose: () => void;
}

/** What they lose by it, before it is done. */
function loss({ representative, isMe, isLeaving }: Props): string {
  const { company, status, type } = representative;
  if (status === 'invited') return 'The link in their email stops working. They can be invited again.';
  if (isLeaving)
    return `You lose the role ${type.name} immediately and will no longer see ${company.name}. Only someone who manages it can invite you again.`;
  if (isMe) return `You lose the role ${type.name} immediately and keep your other roles in ${company.name}.`;
  return `They lose the role ${type.name} immediately. Without another role, they no longer see ${company.name}, its domains, orders and notices. Their actions stay in the history.`;
}

export function RemoveDialog(props: Props) {
  const { representative, isLeaving, onLeft, onClose } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const isInvited = representative.status === 'invited';
  const remove = useAct(removeRepresentative, {
    inPlace: true,
    refresh: !isLeaving,
    // Whoever leaves is told on the screen that they go to.
    ...(!isLeaving && { toast: isInvited ? messages.invitationTakenBack : messages.representativeRemoved }),
  });
  const run = async () => {
    const outcome = await remove({ params: { id: String(representative.id) } });
    if (!outcome) return;
    if (!outcome.done) setRefusal(outcome.message);
    else if (isLeaving) onLeft();
    else onClose();
  };
  const name = representative.user?.name ?? representative.email;
  return (
    <Dialog title={isInvited ? 'Withdraw this invitation?' : 'Remove this representative?'} size="sm" onClose={onClose}>
      {refusal && (
        <p role="alert" className="mb-4 rounded-md bg-bad-bg px-3 py-2 text-13 text-bad">
          {refusal}
        </p>
      )}
      <p className="text-14 text-ink-2 text-pretty">
        <strong className="font-medium text-ink [overflow-wrap:anywhere]">{name}</strong>
        {name === representative.email ? '' : ` (${representative.email})`}. {loss(props)}
      </p>
      <Actions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="danger" pending={remove.pending} onClick={() => void run()}>
          {isInvited ? 'Withdraw' : 'Remove'}
        </Button>
      </Actions>
    </Dialog>
  );
}
