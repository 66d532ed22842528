import {
  changeSubscriber,
  getSubscriber,
  type Subscriber,
  SubscriberChange,
} from '#core/contract/intake/subscribers.ts';
import { stateDialogCopy as copy } from '#core/copy/intake/subscribers.ts';
import type { SetState } from '#core/rules/intake/subscriber-state.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { useCacheSubscriber } from '../queries.ts';

const Fields = SubscriberChange.pick({ note: true });

interface Props {
  one: Subscriber;
  state: SetState;
  onClose: () => void;
}

/** Records a decision about the account, with a note. */
export function StateDialog({ one, state, onClose }: Props) {
  const words = copy[state];
  const cache = useCacheSubscriber();
  const change = useAct(changeSubscriber, {
    ...{ inPlace: true, except: [getSubscriber], toast: words.done },
    onDone: cache,
  });
  const form = useContractForm(Fields, { note: '' });
  return (
    <Dialog title={words.title} description={words.text} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={words.title}
        act={({ note }) => change({ params: { id: String(one.id) }, body: { state, note } })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <TextAreaField name="note" label={copy.note} hint={copy.noteHint} rows={3} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            {words.title}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
