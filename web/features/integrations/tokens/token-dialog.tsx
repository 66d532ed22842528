import { useState } from 'react';
import { TOKEN_DAYS } from '#core/constants.ts';
import { CompanyTokenCreate, createToken } from '#core/contract/registry/tokens.ts';
import { tokenFormCopy as copy } from '#core/copy/registry/tokens.ts';
import { useAct } from '#web/lib/call/query.ts';
import { Form, useContractForm } from '#web/lib/form/form.tsx';
import { formatDate } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Actions, Dialog } from '#web/ui/dialog/dialog.tsx';
import { TextField } from '#web/ui/form/field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { ScopesField } from './scopes-field.tsx';

interface Props {
  companyId: number;
  onCreated: (token: string) => void;
  onClose: () => void;
}

const DAYS = [30, TOKEN_DAYS.default, 180, TOKEN_DAYS.max];

const expiryIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** Nothing is chosen beforehand but the expiry, so that each scope is a deliberate choice. */
export function TokenDialog({ companyId, onCreated, onClose }: Props) {
  const [expiries] = useState(() => DAYS.map((days) => ({ days, value: expiryIn(days) })));
  const { value: expires_date } = expiries.find(({ days }) => days === TOKEN_DAYS.default)!;
  const form = useContractForm(CompanyTokenCreate, { name: '', scopes: [], expires_date });
  const create = useAct(createToken, { inPlace: true });
  return (
    <Dialog title={copy.title} description={copy.text} onClose={onClose}>
      <Form
        form={form}
        label={copy.title}
        act={(body) => create({ params: { id: String(companyId) }, body })}
        onDone={({ token }) => onCreated(token)}
        className="flex flex-1 flex-col gap-5"
      >
        <TextField
          name="name"
          label={copy.name}
          hint={copy.nameHint}
          placeholder={copy.namePlaceholder}
          autoComplete="off"
        />
        <ScopesField />
        <SelectField
          name="expires_date"
          label={copy.expires}
          options={expiries.map(({ days, value }) => ({ value, label: copy.inDays(days, formatDate(value)) }))}
        />
        <Actions note={copy.reminder}>
          <Button onClick={onClose}>{copy.cancel}</Button>
          <Button type="submit" variant="primary" pending={create.pending}>
            {copy.create}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}
