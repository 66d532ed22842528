import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { getContact } from '#core/contract/intake/contacts.ts';
import { reading } from '#web/lib/call/query.ts';
import { useField } from '#web/lib/form/form.tsx';
import { SenderFinder } from '#web/product/senders/sender-finder.tsx';

/** A sender id, displayed and searched by name. */
export function SenderValue({ name, label }: { name: string; label: string }) {
  const field = useField(name);
  const id: string = useFormContext().watch(name);
  const { data } = useQuery({
    ...reading(getContact, { params: { id } }),
    enabled: /^[1-9]\d*$/.test(id),
  });
  return (
    <div className="min-w-0">
      <SenderFinder
        id={field.id}
        label={label}
        chosen={data ?? null}
        onChoose={(sender) => field.set(String(sender.id))}
        invalid={field.error !== undefined}
        describedBy={field.error ? field.errorId : undefined}
      />
      {field.error && (
        <p id={field.errorId} className="pt-1.5 text-12 text-bad">
          {field.error}
        </p>
      )}
    </div>
  );
}
