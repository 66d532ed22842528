import { acceptDifference, DifferenceAccept, type RecordDifference } from '#core/contract/registry/public-record.ts';
import { acceptDifferenceCopy as copy, differenceSentence } from '#core/copy/registry/public-record.ts';
import { messages } from '#core/messages.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextAreaField } from '#web/ui/form/text-area-field.tsx';

interface Props {
  companyId: number;
  difference: RecordDifference;
  onClose: () => void;
}

export function AcceptDialog({ companyId, difference, onClose }: Props) {
  const accept = useAct(acceptDifference, { toast: messages.differenceAccepted });
  const form = useContractForm(DifferenceAccept, { code: difference.code, note: '' });
  return (
    <Dialog
      title={copy.title}
      description={
        <>
          <p className="text-ink">{differenceSentence(difference)}</p>
          <p className="mt-1">{copy.text}</p>
        </>
      }
      onClose={onClose}
    >
      <Form
        form={form}
        label={copy.title}
        act={(body) => accept({ params: { id: String(companyId) }, body })}
        onDone={onClose}
        className="flex flex-1 flex-col gap-4"
      >
        <TextAreaField name="note" label={copy.note} />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={accept.pending}>
            {copy.accept}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
