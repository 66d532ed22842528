import { useState } from 'react';
import { type Representative, removeRepresentative } from '#core/contract/registry/representatives.ts';
import { removeDialogCopy as copy } from '#core/copy/registry/representatives.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  representative: Representative;
  isMe: boolean;
  /** True when the user removes their own last role and loses access to the company. */
  isLeaving: boolean;
  onLeft: () => void;
  onClose: () => void;
}

/** Explains the consequences before the removal. */
function loss({ representative, isMe, isLeaving }: Props): string {
  const { company, status, type } = representative;
  if (status === 'invited') return copy.withdrawText;
  if (isLeaving) return copy.loseAccessText(type.name, company.name);
  if (isMe) return copy.loseRoleText(type.name, company.name);
  return copy.removeText(type.name, company.name);
}

export function RemoveDialog(props: Props) {
  const { representative, isLeaving, onLeft, onClose } = props;
  const [refusal, setRefusal] = useState<string | null>(null);
  const isInvited = representative.status === 'invited';
  const remove = useAct(removeRepresentative, {
    inPlace: true,
    refresh: !isLeaving,
    // A user who leaves sees the confirmation on the next screen.
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
    <Dialog title={isInvited ? copy.withdrawThisInvitation : copy.removeThisRepresentative} size="sm" onClose={onClose}>
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
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="danger" pending={remove.pending} onClick={() => void run()}>
          {isInvited ? copy.withdraw : copy.remove}
        </Button>
      </Actions>
    </Dialog>
  );
}
