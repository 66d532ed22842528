import type { Domain } from '#core/contract/domains.ts';
import type { CsvColumn } from '#web/lib/csv.ts';

export const domainsCsv: readonly CsvColumn<Domain>[] = [
  { title: 'id', value: (domain) => domain.id },
  { title: 'name', value: (domain) => domain.name },
  { title: 'unicode_name', value: (domain) => domain.unicode_name },
  { title: 'email', value: (domain) => domain.email },
  { title: 'status', value: (domain) => domain.status.name },
  { title: 'company', value: (domain) => domain.company.name },
  { title: 'created_date', value: (domain) => domain.created_date },
];
