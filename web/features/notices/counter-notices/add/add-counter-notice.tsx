import { useState } from 'react';
import { type CounterNotice, createCounterNotice } from '#core/contract/intake/counter-notices.ts';
import type { Notice } from '#core/contract/intake/notices.ts';
import { addCounterCopy as copy } from '#core/copy/intake/counter-notice-screens.ts';
import { SOURCE, SOURCES } from '#core/lookups.ts';
import { messages } from '#core/messages.ts';
import { COUNTER_ELEMENTS } from '#core/rules/intake/counter-notice.ts';
import { isDisabled } from '#core/rules/intake/url-states.ts';
import { type Outcome, useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { SubscriberField } from '#web/product/subscribers/subscriber-field.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { EmailField, TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { ClockPreview } from '../clock/clock-preview.tsx';
import { useAgentDay } from '../clock/use-agent-day.ts';
import { UrlChoice } from '../url-choice.tsx';
import { ElementsField } from './elements-field.tsx';
import { bodyOf, TypedCounterNotice } from './typed-counter-notice.ts';

const SOURCE_CHOICES = SOURCES.map(({ id, name }) => ({ value: String(id), label: name }));
const NO_ELEMENTS = Object.fromEntries(
  COUNTER_ELEMENTS.map((element) => [element, false]),
) as TypedCounterNotice['elements'];

interface Props {
  notice: Notice;
  onAdded: (one: CounterNotice) => void;
  onClose: () => void;
}

/** Records a counter-notice that came by mail or otherwise. */
export function AddCounterNotice({ notice, onAdded, onClose }: Props) {
  const dayOf = useAgentDay();
  const today = dayOf(new Date());
  const disabled = notice.urls.filter(({ state }) => isDisabled(state));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(disabled.map(({ id }) => id)));
  const [urlsError, setUrlsError] = useState<string>();
  const add = useAct(createCounterNotice, { inPlace: true, toast: ({ number }) => copy.added(number) });
  const form = useContractForm(TypedCounterNotice, {
    received_date: today,
    source: String(SOURCE.post),
    sender: { name: '', email: '' },
    subscriber: '',
    text: '',
    elements: NO_ELEMENTS,
  });
  const received = form.watch('received_date');
  const isComplete = COUNTER_ELEMENTS.every((element) => form.watch(`elements.${element}`));

  const submit = async (values: TypedCounterNotice): Promise<Outcome<CounterNotice> | undefined> => {
    if (chosen.size === 0) {
      setUrlsError(messages.actionUrlsRequired);
      return { done: false, message: messages.actionUrlsRequired, fields: {}, reported: true };
    }
    // Of today, it was received just now: midnight may be before the notice was.
    const received_date = values.received_date === today ? new Date().toISOString() : values.received_date;
    const outcome = await add({ body: bodyOf({ ...values, received_date }, notice.id, [...chosen]) });
    if (outcome && !outcome.done) setUrlsError(outcome.fields.urls?.[0]);
    return outcome;
  };
  return (
    <Dialog title={copy.add} description={copy.text(notice.number)} size="lg" onClose={onClose}>
      <Form form={form} label={copy.add} act={submit} onDone={onAdded} className="flex flex-1 flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField name="sender.name" label={copy.name} autoComplete="off" />
          <EmailField name="sender.email" label={copy.email} optional hint={copy.emailHint} autoComplete="off" />
          <SelectField name="source" label={copy.source} options={SOURCE_CHOICES} />
          <TextField name="received_date" type="date" label={copy.received} />
        </div>
        {notice.company && (
          <SubscriberField
            name="subscriber"
            label={copy.subscriber}
            hint={copy.subscriberHint}
            companyId={notice.company.id}
          />
        )}
        {disabled.length > 0 ? (
          <UrlChoice
            label={copy.material}
            urls={disabled}
            chosen={chosen}
            onChange={(next) => {
              setChosen(next);
              setUrlsError(undefined);
            }}
            error={urlsError}
          />
        ) : (
          <p role="status" className="rounded-md bg-warn-bg px-3 py-2 text-13 text-warn">
            {messages.nothingDisabled}
          </p>
        )}
        <TextAreaField name="text" label={copy.letter} rows={8} hint={copy.letterHint} />
        <ElementsField />
        {isComplete && <ClockPreview date={received} />}
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={add.pending} disabled={disabled.length === 0}>
            {copy.submit}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
