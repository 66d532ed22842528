import { AppError } from '#core/errors.ts';
import { COMPANY_STATUS } from '#core/lookups.ts';

/** A company removed from the directory is read-only. */
export function refuseRemoved({ status_id }: { readonly status_id: number }): void {
  if (status_id === COMPANY_STATUS.removed) throw new AppError('company_removed');
}
