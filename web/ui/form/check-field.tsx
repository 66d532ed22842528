import { useFormContext } from 'react-hook-form';
import { CheckLine } from './check-line.tsx';

/** A checkbox bound by name to the surrounding Form. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const form = useFormContext();
  return (
    <CheckLine
      label={label}
      checked={form.watch(name) === true}
      onChange={(isOn) => form.setValue(name, isOn, { shouldDirty: true })}
    />
  );
}
