import { expect, test } from 'vitest';
import { CompanyListQuery } from '#core/contract/companies.ts';
import { readListState } from '#web/lib/list-state.ts';
import { COMPANY_LIST, companiesQuery } from './companies-query.ts';

const asked = (address: Record<string, string>) =>
  CompanyListQuery.parse(companiesQuery(readListState(address, COMPANY_LIST)));

test('companies come by twenty, the newest first', () => {
  expect(asked({})).toEqual({ limit: 20, offset: 0, ordering: '-created_date' });
});

test('view, order, page and search reach the call', () => {
  expect(asked({ status: 'expired', sort: 'expires_date', page: '3', q: 'quay' })).toEqual({
    limit: 20,
    offset: 40,
    search: 'quay',
    ordering: 'expires_date',
    status__name: 'Expired',
  });
});

test('what was typed into the address and means nothing is left out', () => {
  expect(asked({ status: 'x', sort: 'zip' })).toEqual({ limit: 20, offset: 0 });
});
