import { z } from 'zod';
import { type Hold, HoldUpdate, updateHold } from '#core/contract/intake/counter-notices.ts';
import { holdsCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

export type Assessment = 'accepted' | 'rejected' | 'ended';

const { reason } = HoldUpdate.shape;
/** A rejection needs a reason. */
const fieldsOf = (state: Assessment) =>
  z.object({
    reason: state === 'rejected' ? z.string().trim().min(1, messages.actionReasonRequired).max(2000) : reason,
  });

interface Props {
  hold: Hold;
  state: Assessment;
  onClose: () => void;
}

/** Assesses a reported proceeding, or changes the assessment. */
export function AssessDialog({ hold, state, onClose }: Props) {
  const assess = useAct(updateHold, { inPlace: true, toast: copy.assessed });
  const form = useContractForm(fieldsOf(state), { reason: '' });
  return (
    <Dialog title={copy.assessTitles[state]} description={copy.assessTexts[state]} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.assessTitles[state]}
        act={(values) => assess({ params: { id: String(hold.id) }, body: { state, reason: values.reason || null } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <TextAreaField name="reason" label={copy.reason} rows={3} optional={state !== 'rejected'} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={assess.pending}>
            {copy.assess[state]}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
