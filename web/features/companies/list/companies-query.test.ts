import { expect, test } from 'vitest';
import { CompanyExportQuery, CompanyListQuery } from '#core/contract/registry/companies.ts';
import { readListState } from '#web/lib/list-state.ts';
import { COMPANY_LIST, companiesExport, companiesQuery, companyListIn } from './companies-query.ts';

const queryFor = (search: Record<string, string>) =>
  CompanyListQuery.parse(companiesQuery(readListState(search, COMPANY_LIST)));

test('the default query lists 20 companies per page, newest first', () => {
  expect(queryFor({})).toEqual({ limit: 20, offset: 0, ordering: '-created_date', with_balance: true });
});

test('view, sort order, page and search are sent to the API', () => {
  expect(queryFor({ status: 'expired', sort: 'expires_date', page: '3', q: 'quay' })).toEqual({
    limit: 20,
    offset: 40,
    search: 'quay',
    ordering: 'expires_date',
    status__name: 'Expired',
    with_balance: true,
  });
});

test('filters are sent to the API, and the export uses them without paging', () => {
  const search = { protection: 'action_needed', expires: '30', order: 'yes', balance: 'none', q: 'quay', page: '2' };
  const filters = { protection: 'action_needed', expires_within: 30, has_open_order: true, has_balance: false };
  expect(queryFor(search)).toMatchObject({ ...filters, offset: 20 });
  const { query } = companiesExport(readListState(search, COMPANY_LIST));
  expect(CompanyExportQuery.parse(query)).toEqual({ ...filters, search: 'quay', ordering: '-created_date' });
});

test('invalid URL parameters are ignored', () => {
  expect(
    queryFor({ status: 'x', sort: 'zip', protection: 'y', expires: '-1', order: 'constructor', balance: '' }),
  ).toEqual({
    limit: 20,
    offset: 0,
    with_balance: true,
  });
});

test('the renewal worklist lists the designations that expire in the next 90 days, the nearest first', () => {
  const search = { status: 'renewals' };
  const state = readListState(search, companyListIn(search.status));
  expect(CompanyListQuery.parse(companiesQuery(state))).toMatchObject({ expires_within: 90, ordering: 'expires_date' });
  expect(queryFor({ status: 'renewals', expires: '7' })).toMatchObject({ expires_within: 7 });
});

test('the overdue view lists companies with overdue payments', () => {
  expect(queryFor({ status: 'overdue' })).toMatchObject({ has_overdue: true });
});
