import { expect, test } from 'vitest';
import { OrderListQuery } from '#core/contract/trade/orders.ts';
import { readListState } from '#web/lib/list-state.ts';
import { ORDER_LIST, ordersQuery } from './orders-query.ts';

const queryFor = (search: Record<string, string>, companyId?: number) =>
  OrderListQuery.parse(ordersQuery(readListState(search, ORDER_LIST), companyId));

test('the default query lists the newest orders first', () => {
  expect(queryFor({})).toEqual({ limit: 10, offset: 0, ordering: '-created_date' });
});

test('view, filters, sort order, page and search are sent to the API', () => {
  expect(
    queryFor({ status: 'waiting', type: 'registration', company: '4', sort: 'status', page: '2', q: '0042' }),
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
  expect(queryFor({ company: '7' }, 3).company).toBe(3);
});

test('invalid URL parameters are ignored', () => {
  expect(queryFor({ status: 'x', type: 'constructor', company: '-1', sort: 'amount' })).toEqual({
    limit: 10,
    offset: 0,
  });
});
