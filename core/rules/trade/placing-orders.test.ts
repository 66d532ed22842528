import { expect, test } from 'vitest';
import { COMPANY_STATUS } from '../../lookups.ts';
import { orderObstacle } from './placing-orders.ts';

test.for([
  ['new', false, 'company_not_registered'],
  ['new', true, 'open_order_exists'],
  ['registered', false, null],
  ['registered', true, 'open_order_exists'],
  ['expired', false, null],
  ['suspended', false, 'company_suspended'],
  ['suspended', true, 'open_order_exists'],
  ['removed', false, 'company_removed'],
] as const)(
  'for a company that is %s, with an open order %s, the obstacle is %s',
  ([status, has_open_order, obstacle]) => {
    expect(orderObstacle({ status_id: COMPANY_STATUS[status], has_open_order })).toBe(obstacle);
  },
);
