import type { CompanyFields } from '#core/contract/registry/company-fields.ts';
import type { FieldErrors } from '#core/errors.ts';

const SHOWN = [
  'name',
  'address',
  'city',
  'state',
  'zip',
  'country',
  'phone',
] as const satisfies readonly (keyof CompanyFields)[];

/** spec §8: shows each `field:message` on its field; a message about the zip goes to the zip, whatever field it names. */
export function fieldOf(field: string, message: string): string {
  if ((SHOWN as readonly string[]).includes(field)) return field;
  return /\bzip\b/i.test(`${field} ${message}`.replaceAll('_', ' ')) ? 'zip' : field;
}

export function moveToShownFields(fields: FieldErrors): FieldErrors {
  const placed: FieldErrors = {};
  for (const [field, list] of Object.entries(fields)) {
    for (const message of list) {
      const at = fieldOf(field, message);
      placed[at] = [...(placed[at] ?? []), message];
    }
  }
  return placed;
}
