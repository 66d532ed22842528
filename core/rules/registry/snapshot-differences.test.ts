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

test('a snapshot that is like the one before differs in nothing', () => {
  expect(snapshotDifferences(COMPANY, structuredClone(COMPANY))).toEqual({ fields: [], lists: [] });
});

test('fields from → to, in the order of the screens; lookups by their names, objects by their paths', () => {
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

test('what comes and what goes: an object that was not there, a field that is no longer there', () => {
  const { expires_date: _, ...rest } = COMPANY;
  const after = { ...rest, subscription: { period: 'year', status: 'active' } };
  expect(snapshotDifferences(COMPANY, after).fields).toEqual([
    { field: 'expires_date', from: '2029-01-01', to: null },
    { field: 'subscription.status', from: null, to: 'active' },
    { field: 'subscription.period', from: null, to: 'year' },
  ]);
});

test('members of lists are added and removed, whatever their order', () => {
  const after = { ...COMPANY, domains: ['c.example', 'b.example', 'd.example'] };
  expect(snapshotDifferences(COMPANY, after)).toEqual({
    fields: [],
    lists: [{ field: 'domains', added: ['c.example', 'd.example'], removed: ['a.example'] }],
  });
  expect(snapshotDifferences({ ...COMPANY, domains: null }, COMPANY).lists).toEqual([
    { field: 'domains', added: ['a.example', 'b.example'], removed: [] },
  ]);
});

test('nothing and an empty text are the same; nought and no are not nothing', () => {
  expect(snapshotDifferences(COMPANY, { ...COMPANY, line2: null }).fields).toEqual([]);
  expect(snapshotDifferences({ a: null, b: null }, { a: 0, b: false }).fields).toHaveLength(2);
});

test('the number and the open order are no part of what it is', () => {
  const after = { ...COMPANY, id: 8, open_order: null };
  expect(snapshotDifferences(COMPANY, after)).toEqual({ fields: [], lists: [] });
  expect([...fieldsOf(COMPANY).keys()]).not.toContain('id');
});

test('the order does not hang on how the database kept it', () => {
  const { zip, city, other, name } = { zip: '1', city: 'Bath', other: 'x', name: 'Quay' };
  expect([...fieldsOf({ zip, other, city, name }).keys()]).toEqual(['name', 'city', 'zip', 'other']);
});
