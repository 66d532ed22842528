import { useFormContext } from 'react-hook-form';
import { tokenFormCopy as copy, SCOPE_TEXTS } from '#core/copy/registry/tokens.ts';
import { TOKEN_SCOPES } from '#core/lookups.ts';
import { useField } from '#web/lib/form/form.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';

/** The choice of scopes, each with what it allows, bound to the surrounding Form. */
export function ScopesField() {
  const { error, errorId, set } = useField('scopes');
  const chosen: readonly string[] = useFormContext().watch('scopes') ?? [];
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1.5 text-13 font-medium text-ink">{copy.scopes}</legend>
      <ul className="flex flex-col gap-2">
        {TOKEN_SCOPES.map((scope) => (
          <li key={scope} className="flex items-start gap-3">
            <Checkbox
              label={`${scope}: ${SCOPE_TEXTS[scope]}`}
              checked={chosen.includes(scope)}
              onChange={(isOn) => set(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope))}
            />
            <span aria-hidden className="min-w-0 text-13 text-ink-2 text-pretty">
              <span className="block font-mono text-ink">{scope}</span>
              {SCOPE_TEXTS[scope]}
            </span>
          </li>
        ))}
      </ul>
      {error && (
        <p id={errorId} className="pt-1.5 text-12 text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
