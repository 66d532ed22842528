-- The VAT number that a company's invoices carry; empty where it has none.
alter table companies add column vat_number text not null default '';
