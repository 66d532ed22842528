import { useFormContext } from 'react-hook-form';
import { webhookFormCopy as copy } from '#core/copy/intake/webhooks.ts';
import { EVERY_TYPE, WEBHOOK_TYPES } from '#core/rules/intake/webhook-types.ts';
import { useField } from '#web/lib/form/form.tsx';
import { CheckLine } from '#web/ui/form/check-line.tsx';

/** The choice of events, bound to the surrounding Form. "All" takes the place of every single one. */
export function EventsField() {
  const { error, errorId, set } = useField('events');
  const chosen: readonly string[] = useFormContext().watch('events') ?? [];
  const isAll = chosen.includes(EVERY_TYPE);
  const toggle = (type: string, isOn: boolean) =>
    set(isOn ? [...chosen, type] : chosen.filter((other) => other !== type));
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1.5 text-13 font-medium text-ink">{copy.events}</legend>
      <CheckLine label={copy.allEvents} checked={isAll} onChange={(isOn) => set(isOn ? [EVERY_TYPE] : [])} />
      <div className="mt-1 grid gap-x-4 border-t border-line pt-1 sm:grid-cols-2">
        {WEBHOOK_TYPES.map((type) => (
          <CheckLine
            key={type}
            label={copy.names[type]}
            checked={isAll || chosen.includes(type)}
            disabled={isAll}
            onChange={(isOn) => toggle(type, isOn)}
          />
        ))}
      </div>
      {error && (
        <p id={errorId} className="pt-1.5 text-12 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
