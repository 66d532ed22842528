import { expect, test } from 'vitest';
import { invoiceNumber, invoicePrefixes } from './invoice-number.ts';

test('an invoice number has its year and at least four digits', () => {
  expect(invoiceNumber(2026, 42)).toBe('INV-2026-0042');
  expect(invoiceNumber(2026, 12_345)).toBe('INV-2026-12345');
});

test.each([
  ['INV-2026-0042', ['INV-2026-0042']],
  ['inv-2026-00', ['INV-2026-00']],
  ['2026-0042', ['INV-2026-0042']],
  ['Invoice 2026-', ['INV-2026-']],
  ['INV-', ['INV-']],
  ['invoice 42', ['INV-2021-0042', 'INV-2020-0042']],
  ['42', ['INV-2021-0042', 'INV-2020-0042']],
  ['quay', []],
  ['4242 quay', []],
  ['', []],
])('a search for “%s” means the invoices %j', (search, prefixes) => {
  expect(invoicePrefixes(search, 2021)).toEqual(prefixes);
});
