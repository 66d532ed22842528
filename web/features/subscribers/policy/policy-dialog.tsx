import { useWatch } from 'react-hook-form';
import { z } from 'zod';
import { changeRepeatPolicy, type RepeatPolicy } from '#core/contract/intake/repeat-policy.ts';
import { policyDialogCopy as copy } from '#core/copy/intake/subscribers.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';

const Fields = z.object({ limit: z.string(), months: z.string(), warn_at: z.string() });

const numbersTo = (last: number): number[] => Array.from({ length: last }, (_, at) => at + 1);
const LIMITS = numbersTo(20).map((count) => ({ value: String(count), label: String(count) }));
const MONTHS = numbersTo(60).map((count) => ({ value: String(count), label: copy.monthCount(count) }));

/** Numbers below the limit, and none. The default is the empty option. */
const warnings = (limit: number) => [
  { value: '0', label: copy.never },
  ...numbersTo(limit - 1).map((count) => ({ value: String(count), label: copy.strikeCount(count) })),
];

const numberOrNull = (text: string): number | null => (text === '' ? null : Number(text));

interface Props {
  companyId: number;
  policy: RepeatPolicy;
  onClose: () => void;
}

export function PolicyDialog({ companyId, policy: { limit, months, warn_at }, onClose }: Props) {
  const change = useAct(changeRepeatPolicy, { inPlace: true, toast: copy.done });
  const form = useContractForm(Fields, {
    limit: String(limit),
    months: months === null ? '' : String(months),
    warn_at: warn_at === limit - 1 ? '' : String(warn_at),
  });
  const typed = useWatch({ control: form.control });
  const below = Number(typed.limit);
  return (
    <Dialog title={copy.title} description={copy.effect} size="sm" onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={(values) =>
          change({
            params: { id: String(companyId) },
            body: {
              limit: Number(values.limit),
              months: numberOrNull(values.months),
              warn_at: numberOrNull(values.warn_at),
            },
          })
        }
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <SelectField
          name="limit"
          label={copy.limit}
          options={LIMITS}
          onChange={(value) => {
            if (Number(typed.warn_at) >= Number(value)) form.setValue('warn_at', '');
          }}
        />
        <SelectField name="months" label={copy.months} options={MONTHS} none={copy.forever} />
        <SelectField name="warn_at" label={copy.warnAt} options={warnings(below)} none={copy.follows} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={change.pending}>
            {copy.save}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
