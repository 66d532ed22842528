import { useFormContext } from 'react-hook-form';
import { addCounterCopy as copy, counterElementWords } from '#core/copy/intake/counter-notice-screens.ts';
import { COUNTER_ELEMENTS } from '#core/rules/intake/counter-notice.ts';
import { CheckLine } from '#web/ui/form/check-line.tsx';

/** The five elements of the law, as found in the text by whoever types it in. */
export function ElementsField() {
  const form = useFormContext();
  const missing = COUNTER_ELEMENTS.filter((element) => form.watch(`elements.${element}`) !== true).length;
  return (
    <fieldset className="min-w-0">
      <legend className="text-13 font-medium text-ink">{copy.elements}</legend>
      <p className="mt-0.5 mb-2 text-12 text-ink-3">{copy.elementsHint}</p>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {COUNTER_ELEMENTS.map((element) => {
          const { name, about } = counterElementWords[element];
          return (
            <li key={element} className="px-4 py-2.5">
              <CheckLine
                label={name}
                checked={form.watch(`elements.${element}`) === true}
                onChange={(isOn) => form.setValue(`elements.${element}`, isOn, { shouldDirty: true })}
              >
                <span className="block text-13 font-medium">{name}</span>
                <span className="block text-12 text-ink-3">{about}</span>
              </CheckLine>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="mt-1.5 text-12 text-ink-3">
        {missing === 0 ? copy.complete : copy.incomplete(missing)}
      </p>
    </fieldset>
  );
}
