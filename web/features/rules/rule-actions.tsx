import { Plus, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { ruleActionsCopy as copy } from '#core/copy/intake/rules.ts';
import { NOTICE_STATUSES } from '#core/lookups.ts';
import { ACTIONS } from '#core/rules/intake/rule-lookups.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { QuietText } from './rule-conditions.tsx';
import { SenderValue } from './sender-value.tsx';
import { useFieldRows } from './use-field-rows.ts';

// Stop isn't listed: it is a separate checkbox below the actions.
const ACTION_CHOICES = ACTIONS.filter(({ key }) => key !== 'stop').map(({ key, name }) => ({
  value: key,
  label: name,
}));
/** Actions that need nothing more. */
const WITHOUT_VALUE: readonly string[] = ['forward_to_domain', 'ignore'];
const STATUS_CHOICES = NOTICE_STATUSES.map(({ id, name }) => ({ value: String(id), label: name }));

/** The rule's actions, one per row, each with a control for its value. */
export function RuleActions() {
  const form = useFormContext();
  const { count, add, remove } = useFieldRows<{ action: string; value: string }>('actions');
  return (
    <>
      <ol aria-label={copy.actions} className="flex flex-col gap-3">
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
          <li key={at} className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[368px_minmax(0,1fr)_auto]">
            <div
              className={
                WITHOUT_VALUE.includes(form.watch(`actions.${at}.action`)) ? undefined : 'col-span-2 md:col-span-1'
              }
            >
              <SelectField
                quiet
                name={`actions.${at}.action`}
                label={copy.action(at + 1)}
                options={ACTION_CHOICES}
                // The value is reset, because the previous action's value has another meaning.
                onChange={() => form.setValue(`actions.${at}.value`, '')}
              />
            </div>
            <ActionValue at={at} />
            <IconButton
              label={copy.removeAction(at + 1)}
              className="mt-0.5"
              disabled={count === 1 && !form.watch('stop')}
              onClick={() => remove(at)}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      {form.formState.errors.actions?.message && (
        <p role="alert" className="text-12 text-bad">
          {String(form.formState.errors.actions.message)}
        </p>
      )}
      <Button
        size="sm"
        className="mt-3"
        icon={<Plus aria-hidden size={15} />}
        onClick={() => add({ action: 'forward_to_domain', value: '' })}
      >
        {copy.addAction}
      </Button>
    </>
  );
}

function ActionValue({ at }: { at: number }) {
  const action: string = useFormContext().watch(`actions.${at}.action`);
  const name = `actions.${at}.value`;
  if (action === 'set_status')
    return (
      <SelectField quiet name={name} label={copy.status(at + 1)} none={copy.pleaseChoose} options={STATUS_CHOICES} />
    );
  if (action === 'set_sender') return <SenderValue name={name} label={copy.sender(at + 1)} />;
  if (action === 'forward_to') return <QuietText name={name} label={copy.email(at + 1)} />;
  if (action === 'add_note') return <QuietText name={name} label={copy.note(at + 1)} />;
  return <span className="max-md:hidden" />;
}
