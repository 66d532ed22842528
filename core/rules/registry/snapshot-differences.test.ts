import { expect, test } from 'vitest';
import { fieldsOf, snapshotDifferences } from './snapshot-differences.ts';

const COMPANY = {
  id: 7,
  name: 'Harbor Hosting',
  line2: '',
  status: { id: 13, name: 'Registered' },
  designation: { dmca_public_id: 'P-1', dmca_registration_id: 'DMCA-1', registered_date: '2026-01-01' },
  subscription: null,
  expires_date: '2029-01-01',
  open_order: { id: 3, number: '0003' },
  counts: { domains: 2, notices: 0 },
  domains: ['a.example', 'b.example'],
};

test('equal snapshots have no differences', () => {
  expect(snapshotDifferences(COMPANY, structuredClone(COMPANY))).toEqual({ fields: [], lists: [] });
});

test('changed fields are in display order, with lookups by name and nested fields by path', () => {
  const after = {
    ...COMPANY,
    name: 'Harbor Hosting Ltd',
    status: { id: 5, name: 'Expired' },
    designation: { ...COMPANY.designation, dmca_public_id: 'P-2' },
    counts: { domains: 3, notices: 0 },
  };
  expect(snapshotDifferences(COMPANY, after).fields).toEqual([
    { field: 'name', from: 'Harbor Hosting', to: 'Harbor Hosting Ltd' },
    { field: 'status', from: 'Registered', to: 'Expired' },
    { field: 'designation.dmca_public_id', from: 'P-1', to: 'P-2' },
    { field: 'counts.domains', from: 2, to: 3 },
  ]);
});

test('a new object and a removed field are compared with null', () => {
  const { expires_date: _, ...rest } = COMPANY;
  const after = { ...rest, subscription: { period: 'year', status: 'active' } };
  expect(snapshotDifferences(COMPANY, after).fields).toEqual([
    { field: 'expires_date', from: '2029-01-01', to: null },
    { field: 'subscription.status', from: null, to: 'active' },
    { field: 'subscription.period', from: null, to: 'year' },
  ]);
});

test('list items are compared regardless of their order', () => {
  const after = { ...COMPANY, domains: ['c.example', 'b.example', 'd.example'] };
  expect(snapshotDifferences(COMPANY, after)).toEqual({
    fields: [],
    lists: [{ field: 'domains', added: ['c.example', 'd.example'], removed: ['a.example'] }],
  });
  expect(snapshotDifferences({ ...COMPANY, domains: null }, COMPANY).lists).toEqual([
    { field: 'domains', added: ['a.example', 'b.example'], removed: [] },
  ]);
});

test('null and an empty string are equal; 0 and false differ from null', () => {
  expect(snapshotDifferences(COMPANY, { ...COMPANY, line2: null }).fields).toEqual([]);
  expect(snapshotDifferences({ a: null, b: null }, { a: 0, b: false }).fields).toHaveLength(2);
});

test('the id and the open order are ignored', () => {
  const after = { ...COMPANY, id: 8, open_order: null };
  expect(snapshotDifferences(COMPANY, after)).toEqual({ fields: [], lists: [] });
  expect([...fieldsOf(COMPANY).keys()]).not.toContain('id');
});

test('the display order does not depend on the order of keys', () => {
  const { zip, city, other, name } = { zip: '1', city: 'Bath', other: 'x', name: 'Quay' };
  expect([...fieldsOf({ zip, other, city, name }).keys()]).toEqual(['name', 'city', 'zip', 'other']);
});
