import { useFormContext } from 'react-hook-form';
import { recordDialogCopy as copy, declineReasonWords } from '#core/copy/intake/record-actions.ts';
import { DECLINE_REASONS } from '#core/rules/intake/url-states.ts';
import { useField } from '#web/lib/form/form.tsx';
import { cx } from '#web/ui/class-names.ts';

/** Why material stays available. Radio buttons, so that arrow keys choose and Enter sends the form. */
export function ReasonField() {
  const field = useField('reason');
  const chosen: unknown = useFormContext().watch('reason');
  return (
    <fieldset aria-describedby={field.error ? field.errorId : undefined}>
      <legend className="mb-1.5 text-13 font-medium text-ink">{copy.reason}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {DECLINE_REASONS.map((reason) => (
          <label
            key={reason}
            className={cx(
              'flex min-h-9 cursor-pointer items-center rounded-md border px-3 text-13 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary touch:min-h-11',
              chosen === reason ? 'border-primary bg-soft text-soft-ink' : 'border-line text-ink hover:bg-sunken',
            )}
          >
            <input {...field.control} type="radio" value={reason} className="sr-only" />
            {declineReasonWords[reason]}
          </label>
        ))}
      </div>
      {field.error && (
        <p id={field.errorId} role="alert" className="mt-1.5 text-12 text-bad">
          {field.error}
        </p>
      )}
    </fieldset>
  );
}
