import { AppError } from '#core/errors.ts';
import { type Actor, can, type Permission, type Subject } from '#core/rules/records/permissions.ts';

/** What is not there, or not for this actor to see: the same answer for both (security rule 1). */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new AppError('not_found');
  return value;
}

/** May see, may not act. */
export function authorize(actor: Actor, act: Permission, subject: Subject): void {
  if (!can(actor, act, subject)) throw new AppError('forbidden');
}
