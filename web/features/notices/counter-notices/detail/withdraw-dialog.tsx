import { z } from 'zod';
import { type CounterNotice, getCounterNotice, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { withdrawCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useCacheCounterNotice } from '../queries.ts';

const Fields = z.object({ reason: z.string().trim().min(1, messages.actionReasonRequired).max(2000) });

/** The subscriber took the counter-notice back. */
export function WithdrawDialog({ one, onClose }: { one: CounterNotice; onClose: () => void }) {
  const cache = useCacheCounterNotice();
  const withdraw = useAct(updateCounterNotice, {
    ...{ inPlace: true, except: [getCounterNotice], toast: copy.done },
    onDone: cache,
  });
  const form = useContractForm(Fields, { reason: '' });
  return (
    <Dialog title={copy.title} description={copy.text} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={({ reason }) => withdraw({ params: { id: String(one.id) }, body: { is_withdrawn: true, reason } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <TextAreaField name="reason" label={copy.reason} rows={3} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={withdraw.pending}>
            {copy.title}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
