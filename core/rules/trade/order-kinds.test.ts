import { expect, test } from 'vitest';
import { ORDER_TYPE, ORDER_TYPES } from '../../lookups.ts';
import { kindOf, ORDER_KINDS, type OrderKind } from './order-kinds.ts';

const labelsOf = (is: (kind: (typeof ORDER_KINDS)[OrderKind]) => boolean) =>
  Object.values(ORDER_KINDS)
    .filter(is)
    .map(({ label }) => label);

test('the ids and names match decisions §3', () => {
  expect(ORDER_TYPES).toEqual([
    { id: 1, name: 'Registration' },
    { id: 2, name: 'Renewal' },
    { id: 3, name: 'Amendment' },
    { id: 4, name: 'Removal' },
  ]);
  expect(ORDER_TYPE).toEqual({ registration: 1, renewal: 2, amendment: 3, removal: 4 });
  expect(kindOf(3)).toBe(ORDER_KINDS.amendment);
  expect(() => kindOf(5)).toThrow('There is no order type 5');
});

test('changes, prices and permissions of each kind match decisions §5 and §6', () => {
  expect(labelsOf(({ changes }) => changes !== null)).toEqual(['Registration', 'Amendment']);
  expect(labelsOf(({ canBeCovered }) => canBeCovered)).toEqual(['Renewal', 'Amendment']);
  expect(labelsOf(({ price }) => price === 'free')).toEqual(['Removal']);
  expect(labelsOf(({ submit }) => submit === 'company.remove')).toEqual(['Removal']);
  expect(labelsOf(({ protects }) => !protects)).toEqual(['Removal']);
});
