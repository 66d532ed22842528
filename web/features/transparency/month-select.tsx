import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { inputClass } from '#web/ui/form/field.tsx';
import { monthName } from './months.ts';

interface Props {
  label: string;
  value: string;
  months: readonly string[];
  onChange: (month: string) => void;
}

/** Native select of a month: phones have a better picker than a custom popup. */
export function MonthSelect({ label, value, months, onChange }: Props) {
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <label htmlFor={id} className="text-13 font-medium text-ink">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={inputClass(false, 'cursor-pointer appearance-none pr-9')}
        >
          {months.map((month) => (
            <option key={month} value={month}>
              {monthName(month)}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute top-3 right-3 size-4 text-ink-3" />
      </div>
    </div>
  );
}
