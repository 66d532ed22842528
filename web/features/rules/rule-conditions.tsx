import { Plus, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { ruleConditionsCopy as copy } from '#core/copy/intake/rules.ts';
import { FIELD_CONDITIONS, FIELDS } from '#core/rules/intake/rule-lookups.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { useFieldRows } from './use-field-rows.ts';
import { valueChoices } from './value-words.ts';

const FIELD_CHOICES = FIELDS.map(({ key, name }) => ({ value: key, label: name }));
const HOW_CHOICES = FIELD_CONDITIONS.map(({ key, name }) => ({ value: key, label: name }));

interface Row {
  field: string;
  field_condition: string;
  value: string;
}

/** The rule's conditions, one per row. */
export function RuleConditions() {
  const { count, add, remove } = useFieldRows<Row>('rows');
  return (
    <>
      <ol aria-label={copy.conditions} className="flex flex-col gap-3">
        {Array.from({ length: count }, (_, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by position
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[180px_180px_minmax(0,1fr)_auto]"
          >
            <div className="col-span-2 grid gap-2 sm:grid-cols-2 md:contents">
              <SelectField quiet name={`rows.${at}.field`} label={copy.field(at + 1)} options={FIELD_CHOICES} />
              <RowCondition at={at} />
            </div>
            <RowValue at={at} />
            <IconButton
              label={copy.removeCondition(at + 1)}
              className="mt-0.5"
              disabled={count === 1}
              onClick={() => remove(at)}
            >
              <Trash2 aria-hidden size={16} />
            </IconButton>
          </li>
        ))}
      </ol>
      <Button
        size="sm"
        className="mt-3"
        icon={<Plus aria-hidden size={15} />}
        onClick={() => add({ field: 'subject', field_condition: 'contains', value: '' })}
      >
        {copy.addCondition}
      </Button>
    </>
  );
}

/** Authenticity has few values, so it is only compared as a whole. */
function RowCondition({ at }: { at: number }) {
  const form = useFormContext();
  const [field, how] = form.watch([`rows.${at}.field`, `rows.${at}.field_condition`]) as string[];
  const isWhole = field === 'authenticity';
  const options = isWhole ? HOW_CHOICES.filter(({ value }) => value === 'equals' || value === how) : HOW_CHOICES;
  return <SelectField quiet name={`rows.${at}.field_condition`} label={copy.condition(at + 1)} options={options} />;
}

/** The value to compare with: a select for fields with fixed values, otherwise text. */
function RowValue({ at }: { at: number }) {
  const form = useFormContext();
  const [field, how, value] = form.watch([
    `rows.${at}.field`,
    `rows.${at}.field_condition`,
    `rows.${at}.value`,
  ]) as string[];
  const name = `rows.${at}.value`;
  const label = copy.value(at + 1);
  if (how === 'is_empty') return <span />;
  const choices = valueChoices(field, how);
  // A value typed before the field changed stays selectable, even if the list doesn't include it.
  const isKnown = choices?.some((choice) => choice.value === value) || value === '';
  return choices && isKnown ? (
    <SelectField quiet name={name} label={label} none={copy.pleaseChoose} options={choices} />
  ) : (
    <QuietText name={name} label={label} mono={how === 'matches'} />
  );
}

/** A text input with a visually hidden label. */
export const QuietText = ({ name, label, mono }: { name: string; label: string; mono?: boolean }) => (
  <div className="min-w-0 [&>div>div:first-child]:sr-only">
    <TextField
      name={name}
      label={label}
      autoComplete="off"
      spellCheck={false}
      className={mono ? 'font-mono text-13' : undefined}
    />
  </div>
);
