import type { Company } from '#core/contract/companies.ts';
import type { CsvColumn } from '#web/lib/csv.ts';

export const companiesCsv: readonly CsvColumn<Company>[] = [
  { title: 'id', value: (company) => company.id },
  { title: 'name', value: (company) => company.name },
  { title: 'status', value: (company) => company.status.name },
  { title: 'protection', value: (company) => company.protection },
  { title: 'expires_date', value: (company) => company.expires_date },
  { title: 'dmca_public_id', value: (company) => company.designation?.dmca_public_id },
  { title: 'dmca_registration_id', value: (company) => company.designation?.dmca_registration_id },
  { title: 'address', value: (company) => company.address },
  { title: 'line1', value: (company) => company.line1 },
  { title: 'line2', value: (company) => company.line2 },
  { title: 'city', value: (company) => company.city },
  { title: 'state', value: (company) => company.state },
  { title: 'zip', value: (company) => company.zip },
  { title: 'country', value: (company) => company.country },
  { title: 'phone', value: (company) => company.phone },
  { title: 'notice_email', value: (company) => company.notice_email },
  { title: 'domains', value: (company) => company.counts.domains },
  { title: 'orders', value: (company) => company.counts.orders },
  { title: 'created_date', value: (company) => company.created_date },
];
