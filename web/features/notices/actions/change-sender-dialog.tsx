import { useState } from 'react';
import { changeNoticeSender, getNotice, type Notice } from '#core/contract/intake/notices.ts';
import type { Profile } from '#core/contract/records/users.ts';
import { changeSenderDialogCopy as copy } from '#core/copy/intake/notices.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { NewSenderDialog } from '#web/product/senders/sender-dialog.tsx';
import { type KnownSender, SenderFinder } from '#web/product/senders/sender-finder.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { useCacheNotice } from '../queries.ts';

interface Props {
  notice: Notice;
  me: Profile;
  onClose: () => void;
}

/** Corrects the sender: an existing or a new one. */
export function ChangeSenderDialog({ notice, me, onClose }: Props) {
  const cacheNotice = useCacheNotice();
  const [chosen, setChosen] = useState<KnownSender | null>(notice.sender);
  const [isNew, setIsNew] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const change = useAct(changeNoticeSender, {
    except: [getNotice],
    toast: messages.noticeUpdated,
    onDone: cacheNotice,
  });
  const save = async () => {
    if (!chosen) return setRefusal(messages.senderRequired);
    const outcome = await change({ params: { id: String(notice.id) }, body: { sender: chosen.id } });
    if (outcome?.done) onClose();
    else if (outcome && !outcome.reported) setRefusal(outcome.fields.sender?.[0] ?? outcome.message);
  };
  return (
    <Dialog title={copy.title} onClose={onClose}>
      <SenderFinder
        label={copy.sender}
        chosen={chosen}
        onNew={() => setIsNew(true)}
        onChoose={setChosen}
        invalid={refusal !== null}
      />
      {refusal && (
        <p role="alert" className="pt-1.5 text-12 text-bad">
          {refusal}
        </p>
      )}
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button variant="primary" pending={change.pending} onClick={() => void save()}>
          {copy.save}
        </Button>
      </Actions>
      {isNew && (
        <NewSenderDialog me={me} companyId={notice.company?.id} onAdded={setChosen} onClose={() => setIsNew(false)} />
      )}
    </Dialog>
  );
}
