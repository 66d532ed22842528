import { directoryIdsCopy as copy } from '../../copy/registry/directory-ids.ts';

const REGISTRATION_NUMBER = /^DMCA-\d{6,8}$/;
const RECORD_ID = /^[A-Za-z0-9_-]+$/;

/** Warning about a registration id that is not of the usual form (DMCA-1069186); null if it is, or if it is blank. */
export const registrationIdWarning = (id: string): string | null =>
  id.trim() === '' || REGISTRATION_NUMBER.test(id.trim()) ? null : copy.unusualRegistrationId;

/** Warning about a public id that is no id of a record's page: an address, several words, or the registration id. */
export function publicIdWarning(id: string): string | null {
  const typed = id.trim();
  if (typed === '') return null;
  if (/^DMCA-/i.test(typed)) return copy.registrationIdInstead;
  return RECORD_ID.test(typed) ? null : copy.unusualPublicId;
}
