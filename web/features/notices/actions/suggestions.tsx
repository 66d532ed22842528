import { useFormContext } from 'react-hook-form';
import type { Recipient } from './unique-recipients.ts';

const SHOWN = 6;

interface Props {
  /** The field that takes the chosen address. */
  name: string;
  label: string;
  recipients: readonly Recipient[];
}

/** Possible recipients, as one-click choices. */
export function Suggestions({ name, label, recipients }: Props) {
  const form = useFormContext();
  const chosen: unknown = form.watch(name);
  const others = recipients.filter(({ email }) => email !== chosen);
  if (others.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 flex flex-wrap gap-2">
      {others.slice(0, SHOWN).map(({ email, from }) => (
        <li key={email} className="min-w-0">
          <button
            type="button"
            onClick={() => form.setValue(name, email, { shouldDirty: true, shouldValidate: true })}
            className="max-w-full rounded-md border border-line bg-sunken px-2.5 py-1 text-left text-12 text-ink-3 hover:border-line-hover hover:text-ink touch:py-2.5"
          >
            <span className="font-medium text-ink [overflow-wrap:anywhere]">{email}</span> · {from}
          </button>
        </li>
      ))}
    </ul>
  );
}
