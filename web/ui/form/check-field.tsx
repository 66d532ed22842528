import { useFormContext } from 'react-hook-form';
import { Checkbox } from './checkbox.tsx';

/** A checkbox bound by name to the surrounding Form. */
export function CheckField({ name, label }: { name: string; label: string }) {
  const form = useFormContext();
  return (
    <div className="flex min-h-10 items-center gap-3">
      <Checkbox
        label={label}
        checked={form.watch(name) === true}
        onChange={(isOn) => form.setValue(name, isOn, { shouldDirty: true })}
      />
      <span aria-hidden className="text-14 text-ink">
        {label}
      </span>
    </div>
  );
}
