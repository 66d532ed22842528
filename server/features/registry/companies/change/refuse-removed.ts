import { AppError } from '#core/errors.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';

/** What was removed from the directory is a record: it can be seen, and nothing of it changes. */
export function refuseRemoved({ status_id }: { readonly status_id: number }): void {
  if (status_id === COMPANY_STATUS.removed) throw new AppError('company_removed');
}
