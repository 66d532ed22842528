import { Check } from 'lucide-react';
import { stepsCopy as copy } from '#core/copy/ui.ts';
import { cx } from '../class-names.ts';

/** Progress through the named steps of a task. */
export function Steps({ steps, step }: { steps: readonly string[]; step: number }) {
  return (
    <ol aria-label={copy.steps} className="grid auto-cols-fr grid-flow-col gap-2">
      {steps.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? 'step' : undefined}
          className={cx(
            'min-w-0 border-t-[3px] pt-2 text-12 sm:text-13',
            index <= step ? 'border-primary' : 'border-line',
            index === step ? 'font-medium text-ink' : 'text-ink-3',
          )}
        >
          {name}
          {index < step && (
            <>
              <Check
                aria-hidden
                size={13}
                strokeWidth={2.5}
                className="ml-1 inline-block align-[-1px] text-primary max-sm:hidden"
              />
              <span className="sr-only"> {copy.done}</span>
            </>
          )}
        </li>
      ))}
    </ol>
  );
}
