import { useState } from 'react';
import { z } from 'zod';
import { type CounterNotice, createHold, HoldCreate } from '#core/contract/intake/counter-notices.ts';
import { holdsCopy as copy, holdKindWords } from '#core/copy/intake/counter-notice-screens.ts';
import { messages } from '#core/messages.ts';
import { HOLD_KINDS } from '#core/rules/intake/hold-life.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { type Proof, ProofField } from '../../urls/proof-field.tsx';
import { useAgentDay } from '../clock/use-agent-day.ts';
import { UrlChoice } from '../url-choice.tsx';

const { court, case_number, kind } = HoldCreate.shape;
const Fields = z.object({ kind, court, case_number, received_date: z.string().min(1, messages.dateRequired) });
const KINDS = HOLD_KINDS.map((value) => ({ value, label: holdKindWords[value] }));

/** Reports a court action or a claim before the Copyright Claims Board. */
export function ReportHoldDialog({ one, onClose }: { one: CounterNotice; onClose: () => void }) {
  const dayOf = useAgentDay();
  const [file, setFile] = useState<Proof | null>(null);
  const known = one.urls.flatMap(({ id, url }) => (id === null ? [] : [{ id, url }]));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(known.map(({ id }) => id)));
  const report = useAct(createHold, { inPlace: true, toast: copy.reported });
  const form = useContractForm(Fields, {
    kind: 'court',
    court: '',
    case_number: '',
    received_date: dayOf(new Date()),
  });
  return (
    <Dialog title={copy.report} description={copy.reportText} onClose={onClose}>
      <Form
        form={form}
        label={copy.report}
        act={(values) =>
          report({
            params: { id: String(one.id) },
            body: {
              ...values,
              file_id: file?.file_id ?? null,
              urls: chosen.size === known.length ? undefined : [...chosen],
            },
          })
        }
        onDone={onClose}
        className="flex flex-1 flex-col gap-5"
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField name="kind" label={copy.kind} options={KINDS} />
          <TextField name="received_date" type="date" label={copy.received} />
          <TextField name="court" label={copy.court} autoComplete="off" />
          <TextField name="case_number" label={copy.caseNumber} autoComplete="off" />
        </div>
        {known.length > 1 && <UrlChoice label={copy.urls} urls={known} chosen={chosen} onChange={setChosen} />}
        <ProofField label={copy.evidence} hint={copy.evidenceHint} proof={file} onChange={setFile} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={report.pending}>
            {copy.report}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
