import { useRef } from 'react';
import { changeRule, createRule, type Rule, RuleFields } from '#core/contract/intake/filters.ts';
import { ruleFormCopy as copy } from '#core/copy/intake/rules.ts';
import { messages } from '#core/messages.ts';
import { CONDITIONS } from '#core/rules/intake/rule-lookups.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { UnsavedGuard } from '#web/ui/dialog/unsaved-guard.tsx';
import { CheckField } from '#web/ui/form/check-field.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Card } from '#web/ui/page/card.tsx';
import { RuleActions } from './rule-actions.tsx';
import { RuleConditions } from './rule-conditions.tsx';
import { isNotStop } from './rule-sentence.ts';
import { TryRule } from './try-rule.tsx';

type Values = Parameters<typeof RuleFields.parse>[0];

const CONDITION_CHOICES = CONDITIONS.map(({ key, name }) => ({ value: key, label: name }));

const EMPTY = {
  name: '',
  is_active: true,
  condition: 'all',
  rows: [{ field: 'subject', field_condition: 'contains', value: '' }],
  actions: [{ action: 'set_status', value: '' }],
  stop: false,
};

/** Converts a rule to form values: ids instead of names, and stop only as the checkbox. */
const valuesOf = ({ name, is_active, condition, rows, actions, stop }: Rule) => ({
  name,
  is_active,
  condition,
  rows: rows.map(({ field, field_condition, value }) => ({
    field: field.key,
    field_condition: field_condition.key,
    value,
  })),
  actions: actions.filter(isNotStop).map(({ action, value }) => ({ action: action.key, value })),
  stop,
});

interface Props {
  /** Undefined for a new rule. */
  rule?: Rule;
  onSaved: (rule: Rule) => void;
}

/** Conditions and actions of a rule, with a dry run before saving. */
export function RuleForm({ rule, onSaved }: Props) {
  // Saving a new rule navigates away before the form is marked as clean, so the unsaved guard is switched off.
  const isLeaving = useRef(false);
  const form = useContractForm(RuleFields, (rule ? valuesOf(rule) : EMPTY) as Values & object);
  const create = useAct(createRule, { inPlace: true, toast: messages.ruleAdded });
  const change = useAct(changeRule, { inPlace: true, toast: messages.ruleUpdated });
  const { isDirty } = form.formState;
  return (
    <Form
      form={form}
      label={copy.rule}
      act={(body) => (rule ? change({ params: { id: String(rule.id) }, body }) : create({ body }))}
      onDone={(saved) => {
        form.reset(valuesOf(saved) as never);
        isLeaving.current = rule === undefined;
        onSaved(saved);
      }}
      className="flex flex-col gap-4"
    >
      <Card>
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-end">
          <TextField name="name" label={copy.name} autoComplete="off" />
          <CheckField name="is_active" label={copy.on} />
        </div>
      </Card>
      <Card
        title={copy.whenHeading}
        aside={<SelectField quiet name="condition" label={copy.allOrAny} options={CONDITION_CHOICES} />}
      >
        <RuleConditions />
      </Card>
      <Card title={copy.thenHeading}>
        <RuleActions />
        <div className="mt-4 border-t border-line pt-4">
          <CheckField name="stop" label={copy.stop} />
        </div>
      </Card>
      <TryRule />
      <div className="flex justify-end gap-2">
        <Button type="submit" variant="primary" pending={create.pending || change.pending}>
          {copy.saveRule}
        </Button>
      </div>
      <UnsavedGuard isUnsaved={() => isDirty && !isLeaving.current} lost={copy.lost} />
    </Form>
  );
}
