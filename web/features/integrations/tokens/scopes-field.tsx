import { useFormContext } from 'react-hook-form';
import { tokenFormCopy as copy, SCOPE_TEXTS } from '#core/copy/registry/tokens.ts';
import { TOKEN_SCOPES } from '#core/lookups.ts';
import { useField } from '#web/lib/form/form.tsx';
import { CheckLine } from '#web/ui/form/check-line.tsx';

/** The choice of scopes, each with what it allows, bound to the surrounding Form. */
export function ScopesField() {
  const { error, errorId, set } = useField('scopes');
  const chosen: readonly string[] = useFormContext().watch('scopes') ?? [];
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1.5 text-13 font-medium text-ink">{copy.scopes}</legend>
      <ul className="flex flex-col gap-2">
        {TOKEN_SCOPES.map((scope) => (
          <li key={scope}>
            <CheckLine
              label={`${scope}: ${SCOPE_TEXTS[scope]}`}
              checked={chosen.includes(scope)}
              onChange={(isOn) => set(isOn ? [...chosen, scope] : chosen.filter((other) => other !== scope))}
            >
              <span className="block font-mono text-13">{scope}</span>
              <span className="block text-13 text-ink-2 text-pretty">{SCOPE_TEXTS[scope]}</span>
            </CheckLine>
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
