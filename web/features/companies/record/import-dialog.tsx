import { type ReactNode, useState } from 'react';
import type { Company } from '#core/contract/registry/companies.ts';
import { checkPublicRecord, PastedRecord } from '#core/contract/registry/public-record.ts';
import { importRecordCopy as copy } from '#core/copy/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { toast } from '#web/lib/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { DropTarget } from '#web/ui/form/drop-target.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';
import { TypedRecordForm } from './typed-record-form.tsx';

interface Props {
  company: Company;
  onClose: () => void;
}

const WAYS = ['file', 'paste', 'type'] as const;
type Way = (typeof WAYS)[number];

/** Imports a record from a saved page, pasted text or typed fields. */
export function ImportDialog({ company, onClose }: Props) {
  const [way, setWay] = useState<Way>('file');
  const forms: Record<Way, ReactNode> = {
    file: <FromFile company={company} onClose={onClose} />,
    paste: <FromText company={company} onClose={onClose} />,
    type: <TypedRecordForm company={company} onClose={onClose} />,
  };
  return (
    <Dialog title={copy.title} description={copy.text} onClose={onClose} size="lg">
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{copy.ways}</legend>
        {WAYS.map((one) => (
          <Button
            key={one}
            size="sm"
            aria-pressed={one === way}
            variant={one === way ? 'primary' : 'secondary'}
            onClick={() => setWay(one)}
          >
            {copy[one]}
          </Button>
        ))}
      </fieldset>
      {forms[way]}
    </Dialog>
  );
}

function FromFile({ company, onClose }: Props) {
  const check = useAct(checkPublicRecord, { toast: messages.recordChecked });
  const send = async (file: File) => {
    const outcome = await check({ params: { id: String(company.id) }, body: {}, files: [file] });
    if (outcome?.done) onClose();
    else if (outcome && !outcome.reported) toast.error(outcome.message);
  };
  return (
    <DropTarget
      label={copy.chooseFile}
      accept=".html,.htm,.mht,.mhtml,.pdf,.txt"
      busy={check.pending}
      onFile={(file) => void send(file)}
    >
      <p className="min-w-48 flex-1 text-13 text-ink-2">{copy.fileHint}</p>
    </DropTarget>
  );
}

function FromText({ company, onClose }: Props) {
  const check = useAct(checkPublicRecord, { toast: messages.recordChecked });
  const form = useContractForm(PastedRecord, { text: '' });
  return (
    <Form
      form={form}
      label={copy.title}
      act={(body) => check({ params: { id: String(company.id) }, body })}
      onDone={onClose}
      className="flex flex-1 flex-col gap-4"
    >
      <TextAreaField name="text" label={copy.pasted} rows={10} />
      <Actions>
        <Button onClick={onClose}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" pending={check.pending}>
          {copy.save}
        </Button>
      </Actions>
    </Form>
  );
}
