import { useFormContext } from 'react-hook-form';
import { directoryIdFieldsCopy as copy } from '#core/copy/product.ts';
import { publicIdWarning, registrationIdWarning } from '#core/rules/registry/directory-ids.ts';
import { TextField } from '#web/ui/form/field.tsx';

const WARNING = 'font-medium text-warn';

/** The directory's two ids, with a warning about an unusual format. It does not stop anyone from saving. */
export function DirectoryIdFields({ optional = false }: { optional?: boolean }) {
  const form = useFormContext<{ dmca_public_id: string; dmca_registration_id: string }>();
  const [publicId, registrationId] = form.watch(['dmca_public_id', 'dmca_registration_id']);
  const hint = (warning: string | null, usual: string) => (
    // Announced as it appears; the field's description alone is read on focus only.
    <span aria-live="polite" className={warning ? WARNING : undefined}>
      {warning ?? usual}
    </span>
  );
  return (
    <>
      <TextField
        name="dmca_public_id"
        label={copy.publicId}
        optional={optional}
        autoComplete="off"
        spellCheck={false}
        hint={hint(publicIdWarning(publicId ?? ''), copy.publicIdHint)}
      />
      <TextField
        name="dmca_registration_id"
        label={copy.registrationId}
        optional={optional}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={hint(registrationIdWarning(registrationId ?? ''), copy.registrationIdHint)}
      />
    </>
  );
}
