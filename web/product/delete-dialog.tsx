import type { ReactNode } from 'react';
import { DeleteUser } from '#core/contract/records/users.ts';
import { deleteDialogCopy as copy } from '#core/copy/product.ts';
import type { Outcome } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { Button } from '../ui/button.tsx';
import { Actions, Dialog } from '../ui/dialog/dialog.tsx';
import { TextField } from '../ui/form/field.tsx';

interface Props<T> {
  title: string;
  /** Description of what will be lost. */
  children: ReactNode;
  pending: boolean;
  act: (typed: { confirm: string }) => Promise<Outcome<T> | undefined>;
  onDone: () => void;
  onClose: () => void;
}

/** Delete dialog that requires typing the word `delete` (spec §5). */
export function DeleteDialog<T>({ title, children, pending, act, onDone, onClose }: Props<T>) {
  const form = useContractForm(DeleteUser, { confirm: '' });
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <div className="mb-5 text-14 text-ink-2 text-pretty [overflow-wrap:anywhere]">{children}</div>
      <Form form={form} label={copy.delete} act={act} onDone={onDone} className="flex flex-1 flex-col">
        <TextField
          name="confirm"
          label={copy.typeDeleteToConfirm}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Actions>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="danger" pending={pending}>
            {copy.delete}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
