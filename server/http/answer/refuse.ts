import { AppError, type FieldErrors } from '#core/errors.ts';
import { type Actor, can, type Permission, type Subject } from '#core/rules/records/permissions.ts';

/** The same 404 for rows that don't exist and rows the actor may not see (security rule 1). */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found');
  return value;
}

/** 403 for an actor who may see the object but not do this. */
export function authorize(actor: Actor, permission: Permission, subject: Subject): void {
  if (!can(actor, permission, subject)) throw new AppError('forbidden');
}

/** 400 with all errors of a body at once, if there are any. */
export function refuseFields(fields: FieldErrors): void {
  if (Object.keys(fields).length > 0) throw new AppError('bad_request', { fields });
}
