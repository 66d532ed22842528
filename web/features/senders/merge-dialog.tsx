import { useState } from 'react';
import { type Contact, mergeContact } from '#core/contract/intake/contacts.ts';
import { mergeDialogCopy as copy } from '#core/copy/intake/senders.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { type KnownSender, SenderFinder } from '#web/product/senders/sender-finder.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';

interface Props {
  sender: Contact;
  onMerged: (into: number) => void;
  onClose: () => void;
}

/** For superusers: merges a duplicate into another sender, with all its notices. */
export function MergeDialog({ sender, onMerged, onClose }: Props) {
  const [into, setInto] = useState<KnownSender | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const merge = useAct(mergeContact, { inPlace: true, refresh: false });
  const run = async () => {
    if (!into) return;
    const outcome = await merge({ params: { id: String(sender.id) }, body: { into: into.id } });
    if (outcome?.done) onMerged(into.id);
    else if (outcome) setRefusal(outcome.fields.into?.[0] ?? outcome.message);
  };
  return (
    <Dialog title={copy.title} description={copy.description(sender.name || sender.email)} onClose={onClose}>
      <SenderFinder
        label={copy.mergeInto}
        chosen={into}
        except={sender.id}
        onChoose={(one) => {
          setRefusal(null);
          setInto(one);
        }}
        invalid={refusal !== null}
      />
      {refusal && (
        <p role="alert" className="pt-1.5 text-12 text-bad">
          {refusal}
        </p>
      )}
      <Actions note={messages.cannotBeUndone}>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="danger" disabled={!into} pending={merge.pending} onClick={() => void run()}>
          {copy.merge}
        </Button>
      </Actions>
    </Dialog>
  );
}
