import { expect, test } from 'vitest';
import { DomainListQuery } from '#core/contract/registry/domains.ts';
import { readListState } from '#web/lib/list-state.ts';
import { DOMAIN_LIST, domainsQuery } from './domains-query.ts';

const asked = (address: Record<string, string>, companyId?: number) =>
  DomainListQuery.parse(domainsQuery(readListState(address, DOMAIN_LIST), companyId));

test('the plain address asks for the names in order', () => {
  expect(asked({})).toEqual({ limit: 10, offset: 0, ordering: 'name' });
});

test('view, company, order, page and search reach the call', () => {
  expect(asked({ status: 'registered', company: '7', sort: '-created_date', page: '3', q: 'harbour' })).toEqual({
    limit: 10,
    offset: 20,
    search: 'harbour',
    ordering: '-created_date',
    status__name: 'Registered',
    company__id: 7,
  });
});

test('inside a company the address cannot ask for another one', () => {
  expect(asked({ company: '7' }, 3).company__id).toBe(3);
});

test('what was typed into the address and means nothing is left out', () => {
  expect(asked({ status: 'attached to another order', company: 'x', sort: 'email' })).toEqual({ limit: 10, offset: 0 });
});
