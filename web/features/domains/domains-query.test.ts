import { expect, test } from 'vitest';
import { DomainListQuery } from '#core/contract/registry/domains.ts';
import { readListState } from '#web/lib/list-state.ts';
import { DOMAIN_LIST, domainsQuery } from './domains-query.ts';

const queryFor = (search: Record<string, string>, companyId?: number) =>
  DomainListQuery.parse(domainsQuery(readListState(search, DOMAIN_LIST), companyId));

test('the default query lists domains by name', () => {
  expect(queryFor({})).toEqual({ limit: 10, offset: 0, ordering: 'name' });
});

test('view, company, sort order, page and search are sent to the API', () => {
  expect(queryFor({ status: 'registered', company: '7', sort: '-created_date', page: '3', q: 'harbor' })).toEqual({
    limit: 10,
    offset: 20,
    search: 'harbor',
    ordering: '-created_date',
    status__name: 'Registered',
    company__id: 7,
  });
});

test('the URL of a company’s tab can’t select another company', () => {
  expect(queryFor({ company: '7' }, 3).company__id).toBe(3);
});

test('invalid URL parameters are ignored', () => {
  expect(queryFor({ status: 'attached to another order', company: 'x', sort: 'email' })).toEqual({
    limit: 10,
    offset: 0,
  });
});
