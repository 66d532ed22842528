import { useState } from 'react';
import { clockCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { FieldFrame, inputClass } from '#web/ui/form/field.tsx';
import { ClockPreview } from './clock-preview.tsx';
import { useAgentDay } from './use-agent-day.ts';

/** A small tool: the dates for a counter-notice that is received on any day. */
export function ClockDialog({ onClose }: { onClose: () => void }) {
  const dayOf = useAgentDay();
  const [typed, setTyped] = useState<string | null>(null);
  const date = typed ?? dayOf(new Date());
  return (
    <Dialog title={copy.clock} description={copy.clockText} size="lg" onClose={onClose}>
      <div className="mb-5 max-w-60">
        <FieldFrame id="clock-date" label={copy.received} hint={copy.receivedHint}>
          <input
            id="clock-date"
            type="date"
            aria-describedby="clock-date-hint"
            value={date}
            onChange={(event) => setTyped(event.target.value)}
            className={inputClass()}
          />
        </FieldFrame>
      </div>
      <ClockPreview date={date} />
      <Actions>
        <Button onClick={onClose}>{copy.close}</Button>
      </Actions>
    </Dialog>
  );
}
