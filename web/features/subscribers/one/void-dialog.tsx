import { type Strike, StrikeVoid, voidStrike } from '#core/contract/intake/subscribers.ts';
import { voidDialogCopy as copy } from '#core/copy/intake/subscribers.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

/** Voids a strike by hand, with a reason. */
export function VoidDialog({ strike, onClose }: { strike: Strike; onClose: () => void }) {
  const act = useAct(voidStrike, { inPlace: true, toast: copy.done });
  const form = useContractForm(StrikeVoid, { reason: '' });
  return (
    <Dialog title={copy.title} description={copy.text(strike.notice.number)} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={(body) => act({ params: { id: String(strike.id) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <TextAreaField name="reason" label={copy.reason} rows={3} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={act.pending}>
            {copy.title}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
