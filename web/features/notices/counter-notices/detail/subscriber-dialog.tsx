import { z } from 'zod';
import { type CounterNotice, getCounterNotice, updateCounterNotice } from '#core/contract/intake/counter-notices.ts';
import { counterSubscriberCopy as copy, counterNoticeCopy } from '#core/copy/intake/counter-notice-screens.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { SubscriberField } from '#web/product/subscribers/subscriber-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { useCacheCounterNotice } from '../queries.ts';

const Fields = z.object({ subscriber: z.string().trim() });

/** Names the subscriber whose material it is about. */
export function SubscriberDialog({ one, onClose }: { one: CounterNotice; onClose: () => void }) {
  const cache = useCacheCounterNotice();
  const update = useAct(updateCounterNotice, {
    ...{ inPlace: true, except: [getCounterNotice], toast: counterNoticeCopy.updated },
    onDone: cache,
  });
  const form = useContractForm(Fields, { subscriber: one.subscriber?.handle ?? '' });
  return (
    <Dialog title={copy.title} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={({ subscriber }) =>
          update({ params: { id: String(one.id) }, body: { subscriber: subscriber === '' ? null : subscriber } })
        }
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        {one.company && (
          <SubscriberField name="subscriber" label={copy.subscriber} hint={copy.hint} companyId={one.company.id} />
        )}
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={update.pending}>
            {copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
