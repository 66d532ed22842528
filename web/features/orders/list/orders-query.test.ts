import { expect, test } from 'vitest';
import { OrderListQuery } from '#core/contract/trade/orders.ts';
import { readListState } from '#web/lib/list-state.ts';
import { ORDER_LIST, ordersQuery } from './orders-query.ts';

const asked = (address: Record<string, string>, companyId?: number) =>
  OrderListQuery.parse(ordersQuery(readListState(address, ORDER_LIST), companyId));

test('the default query lists the newest orders first', () => {
  expect(asked({})).toEqual({ limit: 10, offset: 0, ordering: '-created_date' });
});

test('view, filters, sort order, page and search are sent to the API', () => {
  expect(
    asked({ status: 'waiting', type: 'registration', company: '4', sort: 'status', page: '2', q: '0042' }),
  ).toEqual({
    limit: 10,
    offset: 10,
    search: '0042',
    ordering: 'status',
    status: 9,
    type: 1,
    company: 4,
  });
});

test('the URL of a company’s tab can’t select another company', () => {
  expect(asked({ company: '7' }, 3).company).toBe(3);
});

test('invalid URL parameters are ignored', () => {
  expect(asked({ status: 'x', type: 'constructor', company: '-1', sort: 'amount' })).toEqual({ limit: 10, offset: 0 });
});
