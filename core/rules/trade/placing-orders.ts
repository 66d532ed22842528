import type { ErrorCode } from '../../errors.ts';
import { COMPANY_STATUS } from '../../lookups.ts';
import { isInDirectory } from './order-life.ts';

interface Company {
  readonly status_id: number;
  readonly has_open_order: boolean;
}

/**
 * The reason why no amendment, renewal or removal can be placed, or null (decisions §5, §10, §11). An open order comes first,
 * because every new company has one: its registration.
 */
export function orderObstacle({ status_id, has_open_order }: Company): ErrorCode | null {
  if (has_open_order) return 'open_order_exists';
  if (status_id === COMPANY_STATUS.suspended) return 'company_suspended';
  if (status_id === COMPANY_STATUS.removed) return 'company_removed';
  return isInDirectory(status_id) ? null : 'company_not_registered';
}
