import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Profile } from '#core/contract/records/users.ts';
import { senderFieldCopy as copy } from '#core/copy/intake/notices.ts';
import { useField } from '#web/lib/form/form.tsx';
import { NewSenderDialog } from '#web/product/senders/sender-dialog.tsx';
import { type KnownSender, SenderFinder } from '#web/product/senders/sender-finder.tsx';
import { FieldFrame } from '#web/ui/form/field.tsx';

/** The sender: an existing or a new one. */
export function SenderField({ me, companyId }: { me: Profile; companyId: number | undefined }) {
  const field = useField('sender');
  const [chosen, setChosen] = useState<KnownSender | null>(null);
  const [isNew, setIsNew] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // The form only focuses the input and doesn't read it, because typed text isn't a selection yet.
  const registerFocus = useEffectEvent((isMounted: boolean) =>
    field.control.ref(isMounted ? { focus: () => input.current?.focus() } : null),
  );
  useEffect(() => {
    registerFocus(true);
    return () => registerFocus(false);
  }, []);
  const choose = (sender: KnownSender) => {
    setChosen(sender);
    field.set(String(sender.id));
  };
  return (
    <>
      <FieldFrame id={field.id} label={copy.sender} error={field.error}>
        <SenderFinder
          id={field.id}
          label={copy.sender}
          inputRef={input}
          chosen={chosen}
          onNew={() => setIsNew(true)}
          onChoose={choose}
          invalid={field.error !== undefined}
          describedBy={field.error ? field.errorId : undefined}
        />
      </FieldFrame>
      {isNew && <NewSenderDialog me={me} companyId={companyId} onAdded={choose} onClose={() => setIsNew(false)} />}
    </>
  );
}
