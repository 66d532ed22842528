import { expect, test } from 'vitest';
import { ORDER_STATUS } from '../../lookups.ts';
import {
  canTransition,
  isEditable,
  isOpen,
  isSuperuserTransition,
  type OrderActor,
  type OrderStatus,
} from './order-life.ts';

const STATUSES = Object.keys(ORDER_STATUS) as OrderStatus[];
const MOVERS: readonly OrderActor[] = ['member', 'superuser', 'system'];

/** decisions §5, repeated here so that a change of the table has to be intended. */
const LEGAL = new Set([
  'member: draft → waiting_for_payment',
  'superuser: draft → waiting_for_payment',
  'superuser: waiting_for_payment → processing',
  'superuser: processing → complete',
  'system: draft → processing',
  'system: waiting_for_payment → processing',
]);

for (const mover of MOVERS) {
  for (const from of STATUSES) {
    for (const to of STATUSES) {
      const move = `${mover}: ${from} → ${to}`;
      test(`${move} is ${LEGAL.has(move) ? 'allowed' : 'rejected'}`, () => {
        expect(canTransition(from, to, mover)).toBe(LEGAL.has(move));
      });
    }
  }
}

test('orders are editable until processing, open until complete, and moved on by superusers', () => {
  const statusesWhere = (is: (id: number) => boolean) => STATUSES.filter((status) => is(ORDER_STATUS[status])).sort();
  expect(statusesWhere(isEditable)).toEqual(['draft', 'waiting_for_payment']);
  expect(statusesWhere(isOpen)).toEqual(['draft', 'processing', 'waiting_for_payment']);
  expect(STATUSES.filter(isSuperuserTransition).sort()).toEqual(['complete', 'processing']);
});
