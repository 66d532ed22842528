import { useFormContext } from 'react-hook-form';
import { ROLE_ABILITIES } from '#core/copy/records/role-abilities.ts';
import { roleFieldCopy as copy } from '#core/copy/registry/representatives.ts';
import { type Role, typeOfRole } from '#core/lookups.ts';
import { useField } from '#web/lib/form/form.tsx';
import { Choice } from '#web/ui/form/choice.tsx';

/** Radio group of roles with their permissions, bound to the surrounding Form. */
export function RoleField({ roles }: { roles: readonly Role[] }) {
  const { error, errorId, set } = useField('role');
  const chosen: unknown = useFormContext().watch('role');
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="pb-1.5 text-13 font-medium text-ink">{copy.role}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {roles.map((role) => (
          <Choice
            key={role}
            name="role"
            value={role}
            checked={chosen === role}
            onChoose={() => set(role)}
            className="flex-col gap-0.5 px-3.5 py-2.5"
          >
            <span className="text-14 font-medium">{typeOfRole(role).name}</span>
            <span className="text-13 text-ink-2 text-pretty">{ROLE_ABILITIES[role]}</span>
          </Choice>
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
